import { useEffect, useState, type ComponentType } from 'react'
import type { ItemId } from '@ankur/screening/instrument'
import { askForm } from '../form.ts'
import { ownQuestions } from './own-questions.ts'

/** It is optional, so nothing waits longer for it. */
const longEnoughMs = 2000

let First: ComponentType<{ item: ItemId }> | null = null

async function loadFirst(): Promise<void> {
  const [{ FirstQuestion }] = await Promise.all([import('./first-question.tsx'), ownQuestions.load(), askForm()])
  First = FirstQuestion
}

/** Whether it is known if the earlier question can be shown: the answers below it must not move under a finger. */
export function useFirstAnswer(isOpen: boolean): boolean {
  const [isSettled, setSettled] = useState(First !== null)
  useEffect(() => {
    if (!isOpen) return
    const settle = () => setSettled(true)
    loadFirst().then(settle, settle)
    const timer = setTimeout(settle, longEnoughMs)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isSettled
}

/** The question of the twenty that led here, and its answer. If it is loaded too late, only the next question shows it. */
export function FirstAnswer({ item }: { item: ItemId }) {
  const [Shown] = useState(() => First)
  return Shown && <Shown item={item} />
}
