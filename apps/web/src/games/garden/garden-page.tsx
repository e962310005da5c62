import { useRef, useState } from 'react'
import { SkipLink } from '../../ui/layout/layout.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { NoticeBoard } from '../../platform/frame/notice-board.tsx'
import { OfflineStrip } from '../../platform/frame/offline-strip.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { playedGames } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { useArrowKeys } from '../round/use-arrow-keys.ts'
import { useScanning } from '../round/use-scanning.ts'
import { Bed, type PlantChoice } from './bed.tsx'
import { messagesOf } from '../../platform/messages.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const gardenWords = messagesOf('games/game-page', 'gameGarden')

/**
 * A plant for each finished level, in the bed of its game. It can only be viewed, with the spoken name of each plant and,
 * for an adult, a print button; empty places are plain soil.
 */
export function GardenPage() {
  const words = gardenWords.use()
  const { gamePage } = gamesWords.use()
  const { games } = progressStore.use()
  const [chosen, setChosen] = useState<PlantChoice | null>(null)
  const beds = useRef<HTMLDivElement>(null)
  const arrows = useArrowKeys(beds)
  useScanning(chosen)
  useTitle(words.title)
  return (
    <div className="game-page garden-page">
      <SkipLink />
      <header className="game-bar">
        <a className="bar-button" href="/games" aria-label={gamePage.back} data-stop="help">
          <Icon name="back" />
        </a>
        <PageHeading className="garden__title">{words.title}</PageHeading>
        <button type="button" className="bar-button" aria-label={words.print} onClick={() => print()}>
          <Icon name="print" />
        </button>
      </header>
      <main id="main" className="garden" tabIndex={-1}>
        <OfflineStrip />
        <NoticeBoard />
        <p className="only-heard">{words.lead}</p>
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys between the plants inside. */}
        <div className="garden__beds" ref={beds} onKeyDown={arrows}>
          {playedGames.map((game) => (
            <Bed
              key={game}
              game={game}
              grown={games[game].grown}
              chosen={chosen?.game === game ? chosen : null}
              onChoose={setChosen}
            />
          ))}
        </div>
        <p className="garden__foot">Ankur · {location.host}</p>
      </main>
    </div>
  )
}
