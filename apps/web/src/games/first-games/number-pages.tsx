import { dealNumberSorting } from '@ankur/games/number-sorting'
import { dealNumberStacking, stackingParts } from '@ankur/games/number-stacking'
import { BoardGame } from '../board/board-game.tsx'
import type { RoundDeal } from '../round/use-round.ts'
import { pondDrop } from './scene-sounds.ts'

const dealTower = ({ level, options, part, seed }: RoundDeal) => dealNumberStacking(level, { ...options, part }, seed)
const dealNumbers = ({ level, options, seed }: RoundDeal) => dealNumberSorting(level, options, seed)

export function NumberStackingPage() {
  return <BoardGame game="number_stacking" deal={dealTower} parts={stackingParts} />
}

export function NumberSortingPage() {
  return <BoardGame game="number_sorting" deal={dealNumbers} sound={pondDrop} />
}
