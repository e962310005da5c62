import { useEffect } from 'react'
import { listedGames, type ListedGame } from '@ankur/games/listed-games'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { pageExists } from '../routes.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { GameCard } from './game-card.tsx'
import { gamesWords } from './games-words.ts'
import './hub.css'

const sections = ['drag_drop_coding', 'pre_coding_training'] as const

/** Every game whose page is there, each opened in a tab of its own; below, what is for the adult. */
export function HubPage() {
  const words = gamesWords.use().gameHub
  useTitle(words.heading)
  const games = listedGames.filter(({ url }) => pageExists(url))
  useEffect(() => {
    // The browser looked for the part before it was drawn.
    if (location.hash === '#creator') document.getElementById('creator')?.scrollIntoView()
  }, [])
  return (
    <div className="wrap hub">
      <PageHeading id="hub">{words.heading}</PageHeading>
      <p className="hub__lead">{words.lead}</p>
      {sections.map((section) => (
        <Section key={section} section={section} games={games.filter((game) => game.section === section)} />
      ))}
      <ForAdults />
      <p>
        <Button kind="second" onClick={toTheTop}>
          {words.explore_games}
        </Button>
      </p>
    </div>
  )
}

function Section({ section, games }: { section: (typeof sections)[number]; games: readonly ListedGame[] }) {
  const words = gamesWords.use().gameHub
  if (games.length === 0) return null
  return (
    <section className="hub__section" aria-labelledby={section} id={section === 'drag_drop_coding' ? 'creator' : undefined}>
      <h2 id={section}>{words[section]}</h2>
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

function toTheTop(): void {
  scrollTo(0, 0)
  document.getElementById('hub')?.focus({ preventScroll: true })
}
