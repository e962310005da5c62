import { dealSameDifferent } from '@ankur/games/same-different/deal'
import { BoardGame } from '../../board/board-game.tsx'
import { SceneOfGame } from '../../scenes/game-scene.ts'
import type { RoundDeal } from '../../round/use-round.ts'
import { basketScene } from './scene.tsx'

const deal = ({ level, seed }: RoundDeal) => dealSameDifferent(level, seed)

export function SameDifferentPage() {
  return (
    <SceneOfGame value={basketScene}>
      <BoardGame game="same_different" deal={deal} />
    </SceneOfGame>
  )
}
