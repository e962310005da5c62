import { Redirect, Route, Switch } from 'wouter'
import { lazyPage } from '../platform/lazy-page.tsx'
import { loadStyles } from '../platform/load-styles.ts'
import { gamesWords } from './games-words.ts'
import { gardenWords } from './garden/garden-words.ts'
import gardenStyles from './garden/garden.css?url'
import { ownWords } from './own-words.ts'
import { playersWords } from './players/players-words.ts'
import playStyles from './play.css?url'
import sceneStyles from './scenes/scenes.css?url'

const theGames = () => import('./the-games.ts')

/** A game comes with style sheets that no other page needs. */
async function styled<Page>(page: Promise<Page>, ownStyles = sceneStyles): Promise<Page> {
  const [loaded] = await Promise.all([page, loadStyles(playStyles), loadStyles(ownStyles)])
  return loaded
}

/** With the words that the family made on the talk board. */
async function withOwnCards<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, import('./talk-games/own-cards.tsx').then(({ loadOwnCards }) => loadOwnCards())])
  return loaded
}

const pages = {
  '/games': lazyPage(() => import('./hub-page.tsx').then(({ HubPage }) => HubPage), gamesWords),
  '/games/number-stacking': lazyPage(() => styled(theGames().then(({ NumberStackingPage }) => NumberStackingPage)), gamesWords),
  '/games/number-sorting': lazyPage(() => styled(theGames().then(({ NumberSortingPage }) => NumberSortingPage)), gamesWords),
  '/games/letter-sorting': lazyPage(() => styled(theGames().then(({ LetterSortingPage }) => LetterSortingPage)), gamesWords),
  '/games/memory': lazyPage(() => styled(theGames().then(({ MemoryPage }) => MemoryPage)), gamesWords),
  '/games/what-comes-next': lazyPage(
    () =>
      styled(withOwnCards(import('./talk-games/what-comes-next/page.tsx').then(({ WhatComesNextPage }) => WhatComesNextPage))),
    gamesWords,
    ownWords.what_comes_next,
  ),
  '/games/choose-and-ask': lazyPage(
    () => styled(withOwnCards(import('./talk-games/choose-and-ask/page.tsx').then(({ ChooseAndAskPage }) => ChooseAndAskPage))),
    gamesWords,
    ownWords.choose_and_ask,
  ),
  '/games/same-different': lazyPage(
    () => styled(import('./talk-games/same-different/page.tsx').then(({ SameDifferentPage }) => SameDifferentPage)),
    gamesWords,
    ownWords.same_different,
  ),
  '/games/take-turns': lazyPage(
    () => styled(import('./talk-games/take-turns/page.tsx').then(({ TakeTurnsPage }) => TakeTurnsPage)),
    gamesWords,
    ownWords.take_turns,
  ),
  '/games/garden': lazyPage(
    () =>
      styled(
        import('./garden/garden-page.tsx').then(({ GardenPage }) => GardenPage),
        gardenStyles,
      ),
    gamesWords,
    gardenWords,
  ),
  '/games/for-adults': lazyPage(
    () => import('./adults-page.tsx').then(({ loadAdultsPage }) => loadAdultsPage()),
    gamesWords,
    playersWords,
  ),
  '/games/sheets': lazyPage(() => import('./sheets-page.tsx').then(({ SheetsPage }) => SheetsPage), gamesWords),
} as const

/** What the page of an address needs is asked for before the app has mounted. */
export async function openGame(path: string): Promise<boolean> {
  return (await pages[path.replace(/\/$/, '') as keyof typeof pages]?.preload()) ?? true
}

export function GamesPages() {
  return (
    <Switch>
      {Object.entries(pages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <Page />
        </Route>
      ))}
      <Redirect to="/games" replace />
    </Switch>
  )
}
