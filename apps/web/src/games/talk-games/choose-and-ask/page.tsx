import { dealChooseAndAsk } from '@ankur/games/choose-and-ask/deal'
import { BoardGame } from '../../board/board-game.tsx'
import { SceneOfGame } from '../../scenes/game-scene.ts'
import type { Dealt } from '../../round/use-round.ts'
import { ownCards } from '../own-cards.tsx'
import { perch } from './scene.tsx'

const deal = ({ level, seed }: Dealt) => dealChooseAndAsk(level, seed, { liked: ownCards('liked'), people: ownCards('person') })

export function ChooseAndAskPage() {
  return (
    <SceneOfGame value={perch}>
      <BoardGame game="choose_and_ask" deal={deal} />
    </SceneOfGame>
  )
}
