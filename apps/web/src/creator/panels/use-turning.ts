import { useEffect } from 'react'
import type { ShellLayout } from '../shell/shell-layout.ts'

/** A phone that is turned has everything laid anew: the block that somebody was busy with comes back into view. */
export function useTurning({ kind }: ShellLayout): void {
  useEffect(showAgain, [kind])
}

function showAgain(): void {
  const { activeElement } = document
  // Who has touched nothing here may be reading something else on the page.
  if (!activeElement?.closest('.creator')) return
  if (activeElement.closest('.script')) activeElement.scrollIntoView({ block: 'nearest' })
}
