import { dealChooseAndAsk } from '@ankur/games/choose-and-ask/deal'
import type { Level } from '@ankur/games/levels'
import { BoardGame } from '../../board/board-game.tsx'
import { ownWords } from '../../own-words.ts'
import { SceneOfGame } from '../../scenes/game-scene.ts'
import type { RoundDeal } from '../../round/use-round.ts'
import { ownCards } from '../own-cards.tsx'
import { perch } from './scene.tsx'

const deal = ({ level, seed }: RoundDeal) =>
  dealChooseAndAsk(level, seed, { liked: ownCards('liked'), people: ownCards('person') })

export function ChooseAndAskPage() {
  return (
    <SceneOfGame value={perch}>
      <BoardGame game="choose_and_ask" deal={deal} tool={somethingElseAt} />
    </SceneOfGame>
  )
}

const somethingElseAt = (level: Level) => level === 8 && <SomethingElse />

/** Words without a card are on the talk board; the round is kept until the child returns. */
function SomethingElse() {
  const { something_else } = ownWords.choose_and_ask.use()
  return (
    <a className="bar-button" href="/talk" data-stop="look" aria-label={something_else}>
      <svg viewBox="0 0 36 28" width="34" height="27" strokeWidth="2" aria-hidden="true" focusable="false">
        <path d="M1 1h15v11H1z" fill="#FFF6DE" stroke="#8A6A14" />
        <path d="M20 1h15v11H20z" fill="#E4EDF6" stroke="#33507C" />
        <path d="M1 16h15v11H1z" fill="#F7E3EC" stroke="#8F2F5F" />
        <path d="M20 16h15v11H20z" fill="#DCEBE0" stroke="#1D6350" />
        <path d="M24 6.5h.1M27.5 6.5h.1M31 6.5h.1" stroke="#33507C" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </a>
  )
}
