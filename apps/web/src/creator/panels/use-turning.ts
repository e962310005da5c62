import { useEffect } from 'react'
import type { ShellLayout } from '../shell/shell-layout.ts'

/** Rotating a phone changes the whole layout: the block that was in use is scrolled back into view. */
export function useTurning({ kind }: ShellLayout): void {
  useEffect(showAgain, [kind])
}

function showAgain(): void {
  const { activeElement } = document
  // A reader who has not touched anything here may be reading another part of the page.
  if (!activeElement?.closest('.creator')) return
  if (activeElement.closest('.script')) activeElement.scrollIntoView({ block: 'nearest' })
}
