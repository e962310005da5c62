import { useEffect } from 'react'

/**
 * A phone that is turned has everything laid anew, and what was in view a moment ago is somewhere else on the page: the
 * block or sprite that somebody was busy with comes back into view, or the stage.
 */
export function useTurning(): void {
  useEffect(() => {
    const upright = matchMedia('(orientation: portrait)')
    upright.addEventListener('change', showAgain)
    return () => upright.removeEventListener('change', showAgain)
  }, [])
}

function showAgain(): void {
  const { activeElement } = document
  // Who has touched nothing here may be reading something else on the page.
  if (!activeElement?.closest('.creator')) return
  const part = activeElement.closest('.script, .creator__stage') ? activeElement : document.querySelector('.stage__picture')
  part?.scrollIntoView({ block: 'nearest' })
}
