import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { creatorWords } from '../creator-words.ts'
import { isUnderWay } from '../stage/runner.ts'
import { useRunStatus } from '../stage/use-runner.ts'
import { useCreator } from '../use-creator.ts'
import { firstRunStore } from './first-run-store.ts'
import { changesNumber, firstRunStep, type FirstRunStep } from './first-run-step.ts'
import './first-run.css'

const targets: Readonly<Record<FirstRunStep, string>> = {
  tap: '.palette__block',
  run: '.tool--main',
  number: '.script .chip',
}

/** One bubble that points to what to press next, on the first visit alone. A ready game has its ideas instead. */
export function FirstRun() {
  const { firstRun } = firstRunStore.use()
  const { keptAs } = useCreator()
  return firstRun !== 'done' && keptAs.ready === undefined && <Bubbles />
}

function Bubbles() {
  const words = creatorWords.use()
  const { project } = useCreator()
  const status = useRunStatus()
  const [past, setPast] = useState<ReadonlySet<FirstRunStep>>(new Set())
  const [hasRun, setHasRun] = useState(false)
  const before = useRef(project)
  const step = firstRunStep({ project, isRunning: isUnderWay(status), hasRun, past })
  useEffect(() => {
    if (isUnderWay(status)) setHasRun(true)
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
      {/* What the bubble shows is heard as well, apart from what the game has to say. */}
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

/** How soon a bubble comes after what it points at. */
const followMs = 100

const numbers: Readonly<Record<FirstRunStep, string>> = { tap: '1', run: '2', number: '3' }

/** Beside what it speaks of, never over it. For the eye only: the status says the same. */
function Bubble({ step, text, putAway }: { step: FirstRunStep; text: string; putAway: () => void }) {
  const bubble = useRef<HTMLDivElement>(null)
  const latest = useRef(putAway)
  useEffect(() => {
    latest.current = putAway
  })
  useLayoutEffect(() => {
    let timer = 0
    let marked: Element | null = null
    // What it points at moves when the script scrolls, the phone turns or a sheet opens.
    const follow = () => {
      timer = window.setTimeout(follow, followMs)
      const target = document.querySelector(targets[step])
      const shown = bubble.current
      if (target !== marked) {
        marked?.removeAttribute('data-hint')
        marked = target
        target?.setAttribute('data-hint', '')
      }
      if (shown) place(shown, target, step)
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

/** Above its target, below or beside it where the bar is; hidden while the target is out of sight. */
function place(bubble: HTMLElement, target: Element | null, step: FirstRunStep): void {
  const box = target?.getBoundingClientRect()
  const pane = target?.closest('.workspace__scripts')?.getBoundingClientRect()
  const isSeen =
    box !== undefined &&
    box.width > 0 &&
    (!pane || (box.bottom > pane.top && box.top < pane.bottom)) &&
    !document.querySelector('dialog[open]')
  bubble.toggleAttribute('data-hidden', !isSeen)
  if (!isSeen) return
  const { offsetWidth: width, offsetHeight: height } = bubble
  const gap = 14
  // A block of the palette is pointed at from over the script, so that no kind of blocks is covered.
  const top = (step === 'tap' && target?.closest('.palette')?.getBoundingClientRect().top) || box.top
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0
  const isCrowded = top < height + gap + (box.top >= bar ? bar : 4)
  // On a laptop the blocks are under the bar, and the script beside them is free.
  const isBeside = isCrowded && step === 'tap'
  const isBelow = isCrowded && !isBeside
  const middle = box.left + Math.min(box.width, 96) / 2
  const x = isBeside ? box.right + gap : Math.min(Math.max(middle - width / 2, 6), innerWidth - width - 6)
  const above = Math.min(top - height - 4, box.top - height - gap)
  const y = isBeside ? box.top + (box.height - height) / 2 : isBelow ? box.bottom + gap : above
  bubble.toggleAttribute('data-below', isBelow)
  bubble.toggleAttribute('data-beside', isBeside)
  const tip = Math.min(Math.max(middle - x, 20), width - 20)
  const next = `${Math.round(x)}px ${Math.round(y)}px`
  if (bubble.style.translate === next) return
  bubble.style.translate = next
  bubble.style.setProperty('--tip', `${Math.round(tip)}px`)
  bubble.style.setProperty('--stem', `${Math.round(isCrowded ? 0 : Math.max(0, box.top - y - height - gap))}px`)
}
