import type { MouseEvent } from 'react'
import { useCreator } from '../use-creator.ts'
import { openDoor } from './doors.ts'

/** Every change is kept already, so the way home asks nothing; only a game that could not be kept is asked about. */
export function useNavigateHome(): (event: MouseEvent) => void {
  const { isKept, keep } = useCreator()
  return (event) => {
    if (isKept || keep()) return
    event.preventDefault()
    openDoor('leave')
  }
}
