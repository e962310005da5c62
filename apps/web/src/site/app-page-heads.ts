import { listedGames } from '@ankur/games/listed-games'
import { fill } from '@ankur/content'
import { itemKeys } from '@ankur/screening/item-keys'
import type { MessageTexts } from '@ankur/content/words/message-files'
import { messagesInEveryLanguage } from '../platform/load-messages.ts'
import { isFindable } from '../routes.ts'
import { questionPath } from '../screening/index.ts'
import type { PageSource } from './page.ts'
import { siteWords } from './site-words.ts'

/** The head of an app page that is prerendered, indexed, or shared. */
export type AppPageHead = Pick<PageSource, 'path' | 'title' | 'description'>

const words = messagesInEveryLanguage('sets', 'pageHeads')

type Words = MessageTexts<'sets', 'pageHeads'>

export const appPageHeads: readonly AppPageHead[] = [
  head('/games', ({ hub }) => [hub.heading, hub.lead]),
  ...listedGames
    .filter(({ url }) => url.startsWith('/games/') && isFindable(url))
    .map(({ url, title, description }) => head(url, ({ games }) => [games[title], games[description]])),
  head('/create', ({ creator, games }) => [creator.title, games.game_creator_line]),
  // For the link of a shared game: messengers read its title and picture.
  head('/play', ({ played }) => [played.title, played.lead]),
  head('/sign-in', ({ accounts }) => [accounts.sign_in_title, accounts.sign_in_lead]),
  head('/sign-up', ({ accounts }) => [accounts.sign_up_title, accounts.sign_up_lead]),
  ...itemKeys.map((_item, index) =>
    head(questionPath(index + 1), ({ screening }) => [
      fill(screening.question_title, { n: index + 1, count: itemKeys.length }),
      screening.good_screening,
    ]),
  ),
  head('/talk', ({ talk }) => [talk.title, talk.description]),
]

function head(path: string, say: (words: Words) => readonly [title: string, description: string]): AppPageHead {
  return {
    path,
    title: (language) => `${say(words[language])[0]}: ${siteWords[language].name}`,
    description: (language) => `${say(words[language])[1]} ${siteWords[language].strip}`,
  }
}
