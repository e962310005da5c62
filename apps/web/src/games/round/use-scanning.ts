import { useEffect } from 'react'
import { progressStore } from '../progress.ts'

/**
 * One switch: the focus moves automatically from choice to choice, at the speed set by an adult, and Space or Enter
 * chooses. A button can have `data-stop-now="false"` while choosing it is useless. The bar comes last, and of it help.
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
  // While a dialog is open, nothing moves.
  if (document.querySelector('dialog[open]')) return
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stop]:not([data-stop-now="false"])')]
  const inTurn = stops.toSorted((one, other) => turnOf(one) - turnOf(other))
  const at = inTurn.indexOf(document.activeElement as HTMLElement)
  inTurn[(at + 1) % inTurn.length]?.focus()
}

/** The pieces first, then the places, then the bar. */
function turnOf({ dataset }: HTMLElement): number {
  const turns: Readonly<Record<string, number>> = { piece: 0, place: 1, card: 1, end: 1, look: 2, show: 2, help: 3 }
  return turns[dataset.stop ?? ''] ?? 1
}
