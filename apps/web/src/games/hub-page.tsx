import { useEffect } from 'react'
import { listedGames, type ListedGame } from '@ankur/games/listed-games'
import { useTitle } from '../platform/page.tsx'
import { pageExists } from '../routes.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { EditorHere, toTheEditor } from './editor-here.tsx'
import { GameCard } from './game-card.tsx'
import { gamesWords } from './games-words.ts'
import { WhoPlaysHere } from './players/who-plays-here.tsx'
import './hub.css'

const sections = ['drag_drop_coding', 'pre_coding_training', 'talk_together'] as const

/** The Game Creator, then every game whose page is there, each opened in a tab of its own; below, what is for the adult. */
export function HubPage() {
  const words = gamesWords.use().gameHub
  useTitle(words.heading)
  const games = listedGames.filter(({ url }) => pageExists(url))
  useEffect(() => {
    // The browser looked for the part before it was drawn.
    if (location.hash === '#creator') document.getElementById('creator')?.scrollIntoView()
  }, [])
  return (
    <>
      {pageExists('/games#creator') && <EditorHere />}
      <div className="wrap hub">
        <h2 className="hub__title" id="hub" tabIndex={-1}>
          {words.heading}
        </h2>
        <p className="hub__lead">{words.lead}</p>
        <WhoPlaysHere />
        {sections.map((section) => (
          <Section key={section} section={section} games={games.filter((game) => game.section === section)} />
        ))}
        <p className="hub__ways">
          {pageExists('/talk') && (
            <LinkButton kind="second" href="/talk">
              {words.talk_board}
            </LinkButton>
          )}
          {pageExists('/games/garden') && (
            <LinkButton kind="second" href="/games/garden">
              {words.garden}
            </LinkButton>
          )}
        </p>
        <ForAdults />
        <p>
          <Button kind="second" onClick={toTheEditor}>
            {words.explore_games}
          </Button>
        </p>
      </div>
    </>
  )
}

function Section({ section, games }: { section: (typeof sections)[number]; games: readonly ListedGame[] }) {
  const words = gamesWords.use().gameHub
  if (games.length === 0) return null
  return (
    <section className="hub__section" aria-labelledby={section}>
      <h3 className="hub__section-title" id={section}>
        {words[section]}
      </h3>
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
