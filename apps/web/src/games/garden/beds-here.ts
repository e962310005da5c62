import { gardenGames, type GardenGame } from '@ankur/games/garden/plants'
import { playedGames, type PlayedGame } from '../played-games.ts'

/** The beds of the games that are played here. */
export const bedsHere = playedGames.filter(hasBed)

function hasBed(game: PlayedGame): game is PlayedGame & GardenGame {
  return (gardenGames as readonly string[]).includes(game)
}
