import { listedGames, type ListedGame } from '@ankur/games/listed-games'
import { pageExists } from '../routes.ts'

/** The id of a game, for its rules, its messages and its stored data. */
export type PlayedGame = Exclude<(typeof listedGames)[number], { readonly section: 'drag_drop_coding' }>['id']

const listed = listedGames.filter(({ section, url }) => section !== 'drag_drop_coding' && pageExists(url))

export const playedGames = listed.map(({ id }) => id) as readonly PlayedGame[]

export function listedGame(game: PlayedGame): ListedGame {
  return listedGames.find(({ id }) => id === game) ?? listedGames[0]
}
