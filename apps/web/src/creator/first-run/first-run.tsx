import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messagesOf } from '../../platform/messages.ts'
import { hasStarted } from '../stage/run-state.ts'
import { useRunStatus } from '../stage/runner.ts'
import { useCreator, useGamePart } from '../use-creator.ts'
import { firstRunStore } from '../device-settings.ts'
import { placeBubble } from './place-bubble.ts'
import { changesNumber, firstRunStep, type FirstRunStep } from './first-run-step.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

const targets: Readonly<Record<FirstRunStep, string>> = {
  tap: '.palette__block',
  run: '.tool--main',
  number: '.script .chip',
}

/** A single hint that points to what to press next, only on the first visit. A ready game has its ideas instead. */
export function FirstRun() {
  const { firstRun } = firstRunStore.use()
  const ready = useGamePart(({ identity }) => identity.ready)
  return firstRun !== 'done' && ready === undefined && <Bubbles />
}

function Bubbles() {
  const words = creatorWords.use()
  const { project } = useCreator()
  const status = useRunStatus()
  const [past, setPast] = useState<ReadonlySet<FirstRunStep>>(new Set())
  const [hasRun, setHasRun] = useState(false)
  const before = useRef(project)
  const step = firstRunStep({ project, isRunning: hasStarted(status), hasRun, past })
  useEffect(() => {
    if (hasStarted(status)) setHasRun(true)
  }, [status])
  useEffect(() => {
    if (hasRun && changesNumber(before.current, project)) end()
    before.current = project
  }, [project, hasRun])
  const putAway = () => {
    if (step === null) return
    if (step === 'number') end()
    setPast(new Set([...past, step]))
  }
  const text = step === null ? '' : words[`hint_${step}`]
  return (
    <>
      {/* A live region announces the hint, separate from the game's messages. */}
      <p className="only-heard" role="status">
        {text}
      </p>
      {step !== null && <Bubble key={step} step={step} text={text} putAway={putAway} />}
    </>
  )
}

function end(): void {
  firstRunStore.change(() => ({ firstRun: 'done' }))
}

/** The delay of a hint after its target appears. */
const followMs = 100

const numbers: Readonly<Record<FirstRunStep, string>> = { tap: '1', run: '2', number: '3' }

/** Beside its target, never over it. Visual only: the status announces the same. */
function Bubble({ step, text, putAway }: { step: FirstRunStep; text: string; putAway: () => void }) {
  const bubble = useRef<HTMLDivElement>(null)
  const latest = useRef(putAway)
  useEffect(() => {
    latest.current = putAway
  })
  useLayoutEffect(() => {
    let timer = 0
    let marked: Element | null = null
    // The target moves when the script scrolls, the phone rotates or a sheet opens.
    const follow = () => {
      timer = window.setTimeout(follow, followMs)
      const target = document.querySelector(targets[step])
      const shown = bubble.current
      if (target !== marked) {
        marked?.removeAttribute('data-hint')
        marked = target
        target?.setAttribute('data-hint', '')
        // The first number of a long script is above what was added last.
        target?.closest('.block-row')?.scrollIntoView({ block: 'nearest' })
      }
      if (shown) placeBubble(shown, target, step === 'tap')
    }
    follow()
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current()
    addEventListener('keydown', escape)
    return () => {
      clearTimeout(timer)
      marked?.removeAttribute('data-hint')
      removeEventListener('keydown', escape)
    }
  }, [step])
  return (
    <div className="hint" aria-hidden="true" ref={bubble}>
      <span className="hint__number">{numbers[step]}</span>
      {text}
    </div>
  )
}
