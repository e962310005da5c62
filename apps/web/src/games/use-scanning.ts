import { useEffect } from 'react'
import { progressStore } from './progress.ts'

/**
 * One switch: the focus steps by itself from one thing to choose to the next, as fast as an adult has set it, and
 * Space or Enter chooses. A button may say `data-stop-now="false"` while choosing it makes no sense. Help comes last.
 */
export function useScanning(round: unknown): void {
  const { scanSeconds } = progressStore.use().settings
  useEffect(() => {
    if (scanSeconds === 0) return
    const timer = setInterval(step, scanSeconds * 1000)
    return () => clearInterval(timer)
    // Every change of the round gives the first stop its full time.
  }, [scanSeconds, round])
}

function step(): void {
  // While a dialog is open, or an adult is at work below, nothing moves.
  if (document.querySelector('dialog[open], .adult-corner :focus')) return
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-stop-now="false"])')]
  const inTurn = stops.toSorted((one, other) => Number(isHelp(one)) - Number(isHelp(other)))
  const at = inTurn.indexOf(document.activeElement as HTMLElement)
  inTurn[(at + 1) % inTurn.length]?.focus()
}

function isHelp(stop: HTMLElement): boolean {
  return stop.dataset.stop === 'help'
}
