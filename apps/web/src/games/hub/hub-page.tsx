import { useEffect } from 'react'
import { listedGames, type ListedGame } from '@ankur/games/listed-games'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { pageExists } from '../../routes.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { EditorHere } from './editor-here.tsx'
import { GameCard } from './game-card.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { WhoPlaysAsked, WhoPlaysHere } from '../players/who-plays-here.tsx'
import { WayPicture } from './way-picture.tsx'
import './hub.css'

const gamesWords = messagesOf('sets', 'gamePages')
const headingId = 'hub'

/** The games, the talk board and the garden on the first screen; then the Game Creator; last, the section for adults. */
export function HubPage() {
  const words = gamesWords.use().gameHub
  useTitle(words.heading)
  const games = listedGames.filter(({ url }) => pageExists(url))
  useEffect(() => {
    // The browser looked for the anchor before it was rendered.
    if (location.hash === '#creator') document.getElementById('creator')?.scrollIntoView()
  }, [])
  const inSection = (section: ListedGame['section']) => (
    <Section section={section} games={games.filter((game) => game.section === section)} />
  )
  return (
    <>
      <div className="wrap hub">
        <PageHeading className="hub__title" id={headingId}>
          {words.heading}
        </PageHeading>
        <WhoPlaysHere />
        {inSection('pre_coding_training')}
        <Ways className="hub__ways hub__ways--narrow" />
        {inSection('talk_together')}
        <Ways className="hub__ways hub__ways--wide" />
        {inSection('drag_drop_coding')}
      </div>
      {pageExists('/games#creator') && <EditorHere />}
      <div className="wrap hub hub--end">
        <p>
          <Button kind="second" onClick={toTheTop}>
            {words.explore_games}
          </Button>
        </p>
        <p className="hub__lead">{words.lead}</p>
        <ForAdults />
      </div>
    </>
  )
}

/**
 * On a phone they are on the first screen, between the two rows of games; on a wide screen below both. Only one of the two
 * is displayed, so that focus and reading order follow what is seen.
 */
function Ways({ className }: { className: string }) {
  const words = gamesWords.use().gameHub
  return (
    <p className={className}>
      {pageExists('/talk') && (
        <LinkButton kind="second" href="/talk">
          <WayPicture of="talk" />
          <span>
            {words.talk_board} <span className="hub__way-line">{words.talk_board_line}</span>
          </span>
        </LinkButton>
      )}
      {pageExists('/games/garden') && (
        <LinkButton kind="second" href="/games/garden">
          <WayPicture of="garden" />
          <span>
            {words.garden} <span className="hub__way-line">{words.garden_line}</span>
          </span>
        </LinkButton>
      )}
    </p>
  )
}

function toTheTop(): void {
  scrollTo(0, 0)
  document.getElementById(headingId)?.focus({ preventScroll: true })
}

function Section({ section, games }: { section: ListedGame['section']; games: readonly ListedGame[] }) {
  const words = gamesWords.use().gameHub
  if (games.length === 0) return null
  return (
    <section className="hub__section" aria-labelledby={section}>
      <h2 className="hub__section-title" id={section}>
        {words[section]}
      </h2>
      <ul className="hub__games">
        {games.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

function ForAdults() {
  const words = gamesWords.use().gameHub
  const ways = [
    { path: '/games/for-adults', line: words.adults_line, link: words.adults_link },
    { path: '/games/sheets', line: words.sheets_line, link: words.sheets_link },
  ].filter(({ path }) => pageExists(path))
  if (ways.length === 0) return null
  return (
    <Card title={words.for_adults} kind="sunken" className="hub__adults">
      <WhoPlaysAsked />
      {ways.map(({ path, line, link }) => (
        <div key={path} className="hub__way">
          <p>{line}</p>
          <LinkButton kind="second" size="small" href={path}>
            {link}
          </LinkButton>
        </div>
      ))}
    </Card>
  )
}
