import { expect, test } from 'vitest'
import { footerNavigation, headerNavigation, menuNavigation } from '@ankur/content/site'
import { listedGames } from '@ankur/games/listed-games'
import { addressOf, hrefFor, isFindable, isGame, pageExists, routeOf, existingEntries, existingLinks } from './routes.ts'

test('a static page has a twin under each language, an app page one address for all', () => {
  expect(hrefFor('/', 'hi')).toBe('/hi')
  expect(hrefFor('/#features', 'pa')).toBe('/pa#features')
  expect(hrefFor('/autism-test', 'pa')).toBe('/pa/autism-test')
  expect(hrefFor('/autism-test', 'en')).toBe('/autism-test')
  expect(hrefFor('/dashboard', 'hi')).toBe('/dashboard')
  expect(hrefFor('/autism-test/question/7', 'hi')).toBe('/autism-test/question/7')
})

test('app pages for everybody are found under each language, and linked under their one path', () => {
  expect(addressOf('/games/memory', 'hi')).toBe('/hi/games/memory')
  expect(addressOf('/talk', 'en')).toBe('/talk')
  expect(addressOf('/contact', 'pa')).toBe('/pa/contact')
  expect(hrefFor('/games/memory', 'hi')).toBe('/games/memory')
  for (const path of ['/dashboard', '/sign-in', '/games/for-adults', '/games/no-such-game', '/play'])
    expect(isFindable(path), path).toBe(false)
})

test('every calm game is a page of its own, and the hub, the garden and the pages for adults are not', () => {
  const games = listedGames.map(({ url }) => url).filter((url) => url !== '/create')
  expect(games.filter((url) => !isGame(url))).toEqual([])
  for (const path of ['/games', '/games/garden', '/games/for-adults', '/games/sheets', '/games/no-such-game', '/create'])
    expect(isGame(path), path).toBe(false)
})

test('a path is known with its anchor and query, and any question number is the question page', () => {
  expect(pageExists('/#science')).toBe(true)
  expect(pageExists('/sign-in?next=1')).toBe(true)
  expect(routeOf('/autism-test/question/x')?.path).toBe('/autism-test/question/:questionNumber')
  expect(pageExists('/no-such-page')).toBe(false)
  expect(pageExists('/autism-test/question/7/more')).toBe(false)
})

test('header, menu and footer show links to existing pages only', () => {
  const entries = existingEntries([...headerNavigation, ...footerNavigation])
  const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  expect(links.length).toBeGreaterThan(3)
  for (const link of [...links, ...existingLinks(menuNavigation)]) expect(pageExists(link.path), link.path).toBe(true)
})
