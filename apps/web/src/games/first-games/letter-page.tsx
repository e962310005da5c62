import { dealLetterSorting } from '@ankur/games/letter-sorting'
import { BoardGame } from '../board/board-game.tsx'
import type { RoundDeal } from '../round/use-round.ts'
import { trainPuff } from './scene-sounds.ts'

const dealLetters = ({ level, options, seed }: RoundDeal) => dealLetterSorting(level, options, seed)

export function LetterSortingPage() {
  return <BoardGame game="letter_sorting" deal={dealLetters} sound={trainPuff} />
}
