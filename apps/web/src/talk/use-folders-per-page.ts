import { useEffect, useState } from 'react'
import { folderIds, type Orientation } from '@ankur/talk'

const tallEnough = '(min-height: 43.75rem)'

/** Five in a row under a tall board; beside a wide one as many as its height has room for. */
export function useFoldersPerPage(orientation: Orientation): number {
  const [isHigh, setHigh] = useState(() => matchMedia(tallEnough).matches)
  useEffect(() => {
    const query = matchMedia(tallEnough)
    const follow = () => setHigh(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  if (orientation === 'tall') return 5
  return isHigh ? folderIds.length : 4
}
