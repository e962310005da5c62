import type { Language } from '@ankur/content'
import { creator as creatorEn } from '@ankur/content/words/en/creator'
import { gameHub as hubEn } from '@ankur/content/words/en/game-hub'
import { games as gamesEn } from '@ankur/content/words/en/games'
import { playedGame as playedEn } from '@ankur/content/words/en/played-game'
import { talk as talkEn } from '@ankur/content/words/en/talk'
import { creator as creatorHi } from '@ankur/content/words/hi/creator'
import { gameHub as hubHi } from '@ankur/content/words/hi/game-hub'
import { games as gamesHi } from '@ankur/content/words/hi/games'
import { playedGame as playedHi } from '@ankur/content/words/hi/played-game'
import { talk as talkHi } from '@ankur/content/words/hi/talk'
import { creator as creatorPa } from '@ankur/content/words/pa/creator'
import { gameHub as hubPa } from '@ankur/content/words/pa/game-hub'
import { games as gamesPa } from '@ankur/content/words/pa/games'
import { playedGame as playedPa } from '@ankur/content/words/pa/played-game'
import { talk as talkPa } from '@ankur/content/words/pa/talk'
import { listedGames } from '@ankur/games/listed-games'
import { isFindable } from '../routes.ts'
import type { PageSource } from './page.ts'
import { siteWords } from './site-words.ts'

/** What stands in the head of an app page that search engines find, or messengers. */
export type AppPageHead = Pick<PageSource, 'path' | 'title' | 'description'>

const words = {
  en: { creator: creatorEn, hub: hubEn, games: gamesEn, talk: talkEn, played: playedEn },
  hi: { creator: creatorHi, hub: hubHi, games: gamesHi, talk: talkHi, played: playedHi },
  pa: { creator: creatorPa, hub: hubPa, games: gamesPa, talk: talkPa, played: playedPa },
} as const

type Words = (typeof words)[Language]

export const appPageHeads: readonly AppPageHead[] = [
  head('/games', ({ hub }) => [hub.heading, hub.lead]),
  ...listedGames
    .filter(({ url }) => url.startsWith('/games/') && isFindable(url))
    .map(({ url, title, description }) => head(url, ({ games }) => [games[title], games[description]])),
  head('/create', ({ creator, games }) => [creator.title, games.game_creator_line]),
  // For whoever is sent the link of a family's game: a messenger asks for its title and picture.
  head('/play', ({ played }) => [played.title, played.lead]),
  head('/talk', ({ talk }) => [talk.title, talk.description]),
]

function head(path: string, say: (words: Words) => readonly [title: string, description: string]): AppPageHead {
  return {
    path,
    title: (language) => `${say(words[language])[0]}: ${siteWords[language].name}`,
    description: (language) => `${say(words[language])[1]} ${siteWords[language].strip}`,
  }
}
