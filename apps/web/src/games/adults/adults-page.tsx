import { useState } from 'react'
import { fill } from '@ankur/content'
import { definePart } from '../../platform/part/define-part.tsx'
import { nearView } from '../../platform/part/near-view.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { loadStyles } from '../../platform/load-styles.ts'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { pageExists } from '../../routes.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import styles from './adults.css?url'
import { AdultsGame } from './adults-game.tsx'
import { GameSettingsForm } from './game-settings-form.tsx'
import { playedGames } from '../played-games.ts'
import { lockStore } from '../level-lock.ts'
import { progressStore, withoutDays } from '../progress.ts'
import { isTalkGame, ownWords } from '../own-words.ts'
import { indiaDay } from '@ankur/screening/age'
import { usePlayerName } from '../../players/index.ts'
import { PlayersCard } from '../players/players-card.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { playerOf } from '../players/change-players.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const playersWords = messagesOf('games/players', 'gamePlayers')
const talkGamesWords = messagesOf('games/game-adults', 'talkGames')
const reportWords = messagesOf('games/game-adults', 'gameReport')

const TalkGames = definePart({
  load: () => import('./adults-talk-games.tsx').then(({ AdultsTalkGames }) => AdultsTalkGames),
  messages: [talkGamesWords, ...Object.values(ownWords)],
  when: nearView({ height: 'tall' }),
})

/** Loaded with the talk games, which would otherwise move the content below; without them if loading failed. */
export async function loadAdultsPage(): Promise<typeof AdultsPage> {
  await Promise.all([TalkGames.preload().catch(() => {}), loadStyles(styles)])
  return AdultsPage
}

/** The settings for adults, and the play history as plain sentences. Everything is stored on this device only. */
function AdultsPage() {
  const { gameAdults: words, gameHub: hub } = gamesWords.use()
  useTitle(words.title)
  return (
    <div className="wrap adults">
      <PageHeading>{words.title}</PageHeading>
      <p className="adults__lead">{words.lead}</p>
      <NotStoredNotice />
      <PlayersCard />
      <div className="adults__games">
        {playedGames
          .filter((game) => !isTalkGame(game))
          .map((game) => (
            <AdultsGame key={game} game={game} />
          ))}
      </div>
      <section className="adults__talk" aria-labelledby="talk-together">
        <h2 id="talk-together">{hub.talk_together}</h2>
        <TalkGames />
      </section>
      <DayList />
      <PrintPlayed />
      <DeletePlayed />
      <GameSettingsForm />
      <p className="adults__ways">
        <LinkButton kind="second" icon="back" href="/games">
          {words.back}
        </LinkButton>
        {pageExists('/games/sheets') && (
          <LinkButton kind="second" icon="print" href="/games/sheets">
            {words.sheets}
          </LinkButton>
        )}
      </p>
    </div>
  )
}

const DayList = definePart({
  load: () => import('../report/day-list.tsx').then((module) => module.DayList),
  messages: [reportWords],
  when: nearView({ height: 'low' }),
})

const PlayReport = definePart({
  load: () => import('../report/play-report.tsx').then((module) => module.PlayReport),
  messages: [reportWords],
  when: onDemand,
})

/** The page to print is loaded on demand. */
function PrintPlayed() {
  const words = gamesWords.use().gameAdults
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="play-report" aria-label={words.report}>
      <Button kind="second" icon="print" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.report}
      </Button>
      {isOpen && <PlayReport />}
    </section>
  )
}

/** A phone without storage reports it, instead of silently losing a choice. */
function NotStoredNotice() {
  const { unkept } = gamesWords.use().gamePage
  progressStore.use()
  lockStore.use()
  return <p role="status">{!(progressStore.isKept() && lockStore.isKept()) && unkept}</p>
}

function DeletePlayed() {
  const words = gamesWords.use().gameAdults
  const progress = progressStore.use()
  const player = playerOf(progress)
  const nameOf = usePlayerName()
  const players = playersWords.use()
  const only = player && progress.players.length > 1 ? ` ${fill(players.only_of, { name: nameOf(player) })}` : ''
  const inProfile = player?.childId ? ` ${players.delete_too}` : ''
  const [isAsking, setAsking] = useState(false)
  const [deleted, setDeleted] = useState(false)
  const remove = () => {
    progressStore.change((before) => withoutDays(before, indiaDay(Date.now())))
    if (player?.childId) void import('../players/store-play.ts').then(({ storePlayNow }) => storePlayNow()).catch(() => {})
    setAsking(false)
    setDeleted(true)
  }
  return (
    <div>
      <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <p role="status">{deleted && words.deleted}</p>
      {isAsking && (
        <ConfirmDialog
          title={words.delete_title}
          text={words.delete_text + only + inProfile}
          yes={words.delete}
          no={words.delete_no}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
