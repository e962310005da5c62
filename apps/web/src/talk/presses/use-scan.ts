import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PersonalBoard } from '@ankur/talk'
import { firstScan, nextScan, stepMs, type Scan, type ScanEvent } from '@ankur/talk/scan'

/** What is heard of the marked element: its words, which the family may have recorded, else its name. */
export interface MarkedElement {
  readonly words: readonly string[]
  readonly name: string
}

/**
 * Scanning with one or two switches: the `[data-scan-group]`s, then the `[data-scan-stop]`s of one, are marked in turn. A
 * switch sends Space or Enter, or presses the screen anywhere.
 */
export function useScan(
  stage: RefObject<HTMLElement | null>,
  { settings }: PersonalBoard,
  isPaused: boolean,
  aloud: (marked: MarkedElement) => unknown,
): void {
  const { switches, scanSeconds, scanAloud } = settings
  const [scan, setScan] = useState<Scan>(firstScan)
  const current = useRef({ scan, aloud })
  current.current = { scan, aloud }
  const isOn = switches > 0 && !isPaused

  useEffect(() => {
    if (!isOn) return
    const root = stage.current
    const marked = mark(root, scan)
    if (scanAloud && marked) current.current.aloud({ words: wordsIn(marked), name: nameOf(marked) })
    const timer = switches === 1 && !scan.isResting ? setTimeout(() => send('step'), stepMs(scan, scanSeconds)) : undefined
    return () => {
      clearTimeout(timer)
      unmark(root)
    }
    function send(event: ScanEvent) {
      setScan(nextScan(current.current.scan, event, sizesOf(stage.current)).scan)
    }
  }, [isOn, scan, scanSeconds, scanAloud, switches, stage])

  useEffect(() => {
    if (!isOn) return
    const press = (event: ScanEvent) => {
      const { scan: next, chosen } = nextScan(current.current.scan, event, sizesOf(stage.current))
      setScan(next)
      if (chosen) stopsOf(groupsOf(stage.current)[chosen.group])[chosen.member]?.click()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) press(switches === 2 && event.key === ' ' ? 'step' : 'choose')
    }
    const onPointer = (event: PointerEvent) => {
      if (isForAdults(event)) return
      event.preventDefault()
      event.stopPropagation()
      press('choose')
    }
    // A press of the switch must not also press what happens to lie under it.
    const swallow = (event: MouseEvent) => {
      if (!event.isTrusted || event.detail === 0 || isForAdults(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const root = stage.current
    addEventListener('keydown', onKey, true)
    root?.addEventListener('pointerdown', onPointer, true)
    root?.addEventListener('click', swallow, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      root?.removeEventListener('pointerdown', onPointer, true)
      root?.removeEventListener('click', swallow, true)
    }
  }, [isOn, switches, stage])
}

function wordsIn(marked: HTMLElement): string[] {
  const cells = marked.dataset.word ? [marked] : [...marked.querySelectorAll<HTMLElement>('[data-word]')]
  return cells.flatMap(({ dataset }) => dataset.word ?? [])
}

/** A group without a name has those of its members. */
function nameOf(marked: HTMLElement): string {
  const name = marked.getAttribute('aria-label')
  if (name !== null) return name
  const members = stopsOf(marked)
  return members.length > 0 ? members.map(nameOf).join(', ') : marked.textContent?.trim() || marked.title
}

/** The lock stays a normal button for touch and mouse, otherwise scanning could not be ended on a phone. */
function isForAdults({ target }: Event): boolean {
  return target instanceof Element && target.closest('#talk-adults') !== null
}

function groupsOf(stage: HTMLElement | null): HTMLElement[] {
  const all = [...(stage?.querySelectorAll<HTMLElement>('[data-scan-group]') ?? [])]
  return all.filter((group) => stopsOf(group).length > 0)
}

function stopsOf(group: HTMLElement | undefined): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('[data-scan-stop]') ?? [])]
}

function sizesOf(stage: HTMLElement | null): number[] {
  return groupsOf(stage).map((group) => stopsOf(group).length)
}

function mark(stage: HTMLElement | null, { group, member, isResting }: Scan): HTMLElement | undefined {
  if (isResting) return undefined
  const marked = groupsOf(stage)[group]
  const stops = stopsOf(marked)
  // The last stop inside a group leads back: the whole group is marked again.
  const one = member === null || member >= stops.length ? marked : stops[member]
  one?.setAttribute('data-marked', '')
  return one
}

function unmark(stage: HTMLElement | null): void {
  for (const each of stage?.querySelectorAll('[data-marked]') ?? []) each.removeAttribute('data-marked')
}
