import { fill } from '@ankur/content'
import type { Level } from '@ankur/games/level'
import { Button } from '../../ui/button/button.tsx'
import type { Ways } from './end-of-round.tsx'
import { useSay } from './game-frame.tsx'
import { gamesWords } from '../games-words.ts'

/** The level that was played and the one that is offered, as two pictures of one size: a child chooses without reading. */
export function LevelChoice({ open, offer }: { open: Ways; offer: Level }) {
  const { gamePage } = gamesWords.use()
  const say = useSay()
  const { level } = open
  return (
    <div className="game-end__offer">
      <p className="only-heard">{say({ key: offer > level ? 'offer_up' : 'offer_down', values: { n: offer } })}</p>
      {[level, offer].map((each) => (
        <Button key={each} kind="second" data-stop="end" onClick={() => (each === level ? open.more() : open.playLevel(each))}>
          <StepPicture step={each - level} />
          {fill(gamePage.play_level, { n: each })}
        </Button>
      ))}
    </div>
  )
}

/** A ball on the same step, on the one above or on the one below. */
function StepPicture({ step }: { step: number }) {
  return (
    <svg className="icon game-end__step" viewBox="0 0 48 36" aria-hidden="true" focusable="false">
      <path d="M3 34V28h14v-8h14v-8h14v22z" fill="#F5CF86" />
      <circle cx={24 + step * 14} cy={15 - step * 8} r="5" fill="currentColor" />
    </svg>
  )
}
