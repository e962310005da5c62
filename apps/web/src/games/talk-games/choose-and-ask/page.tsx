import { dealChooseAndAsk } from '@ankur/games/choose-and-ask/deal'
import { BoardGame } from '../../board-game.tsx'
import { SceneOfGame } from '../../scenes/game-scene.ts'
import type { Dealt } from '../../use-round.ts'
import { perch } from './scene.tsx'
import './choose-and-ask.css'

const deal = ({ level, seed }: Dealt) => dealChooseAndAsk(level, seed)

export function ChooseAndAskPage() {
  return (
    <SceneOfGame value={perch}>
      <BoardGame game="choose_and_ask" deal={deal} />
    </SceneOfGame>
  )
}
