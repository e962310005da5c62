import { useEffect, useState, type ComponentType } from 'react'
import type { ItemId } from '@ankur/screening/instrument'
import { askForm } from '../form.ts'
import { ownQuestions } from './own-questions.ts'

/** It is helpful, not needed: nobody waits longer for it. */
const longEnoughMs = 2000

let First: ComponentType<{ item: ItemId }> | null = null

async function loadFirst(): Promise<void> {
  const [{ FirstQuestion }] = await Promise.all([import('./first-question.tsx'), ownQuestions.load(), askForm()])
  First = FirstQuestion
}

/** Whether it is known if the question that led here can be shown: the answers below it must not move under a finger. */
export function useAskedFirst(isOpen: boolean): boolean {
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

/** The question out of the twenty that led here, and its answer. Where it comes too late, only the next question has it. */
export function AskedFirst({ item }: { item: ItemId }) {
  const [Shown] = useState(() => First)
  return Shown && <Shown item={item} />
}
