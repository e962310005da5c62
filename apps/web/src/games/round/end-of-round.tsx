import { useEffect, useRef } from 'react'
import { fill } from '@ankur/content'
import type { MemoryRound } from '@ankur/games/memory/round'
import type { Round } from '@ankur/games/round'
import { endSaying } from '@ankur/games/sayings/round-sayings'
import type { Saying } from '@ankur/games/sayings/saying'
import { ListenHere } from '../../listen/index.ts'
import { useLanguage } from '../../platform/language.tsx'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useSay } from './game-frame.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useOwnWords } from '../scenes/game-scene.ts'
import type { OpenRound } from './use-round.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const gardenWords = messagesOf('games/game-page', 'gameGarden')

type Ways = Pick<OpenRound<unknown>, 'level' | 'offer' | 'hasGrown' | 'again' | 'more' | 'playLevel'>

const NewPlant = definePart({
  load: () => import('../garden/plant.tsx').then((module) => module.NewPlant),
  messages: [gardenWords],
  when: onDemand,
})

const LevelChoice = definePart({ load: () => import('./level-choice.tsx').then((module) => module.LevelChoice), when: onDemand })

/** The board stays as the finished picture; below it one fact, sometimes a plant, and three equal options to continue. */
export function EndOfRound({ open, fact, round }: { open: Ways; fact: Saying; round: Round | MemoryRound }) {
  const page = gamesWords.use().gamePage
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const forReal = useOwnWords()?.for_real
  const { offer, level, hasGrown } = open
  const { language } = useLanguage()
  return (
    <section className="game-end" aria-label={page.finished}>
      <div className="game-end__said">
        <ListenHere reads={['fact', 'new-plant']} language={language} subject={round.seed} />
        <h2 className="game-end__fact" id="fact" tabIndex={-1} ref={heading}>
          {say(fact)} {say(endSaying(round))}
        </h2>
      </div>
      {hasGrown && (
        <p className="game-end__plant" role="status">
          <NewPlant game={round.game} level={level} />
        </p>
      )}
      {forReal && <p className="game-end__real">{forReal}</p>}
      <div className="game-end__ways">
        <Button kind="second" data-stop="end" onClick={open.again}>
          <Icon name="repeat" />
          {page.again}
        </Button>
        <Button kind="second" data-stop="end" onClick={open.more}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 13h16v7H4z" fill="#F5CF86" />
            <path d="M4 4h16v7H4z" strokeDasharray="3 2" />
          </svg>
          {page.more}
        </Button>
        <LinkButton kind="second" data-stop="end" href="/games">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
          </svg>
          {page.finish}
        </LinkButton>
      </div>
      {offer && (
        <LevelChoice
          question={say({ key: offer > level ? 'offer_up' : 'offer_down', values: { n: offer } })}
          choices={[
            { name: fill(page.play_level, { n: level }), step: 0, choose: open.more },
            { name: fill(page.play_level, { n: offer }), step: offer - level, choose: () => open.playLevel(offer) },
          ]}
        />
      )}
    </section>
  )
}
