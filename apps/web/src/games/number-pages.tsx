import { dealNumberSorting } from '@ankur/games/number-sorting'
import { BoardGame } from './board-game.tsx'
import type { Dealt } from './use-round.ts'

const dealNumbers = ({ level, options, seed }: Dealt) => dealNumberSorting(level, options, seed)

export function NumberSortingPage() {
  return <BoardGame game="number_sorting" deal={dealNumbers} />
}
