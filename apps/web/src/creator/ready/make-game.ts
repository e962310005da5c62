/** Each ready game is loaded when it is viewed or opened. */
import {
  type GameWords,
  type MakeReadyGame,
  type ReadyGame,
  type ReadyGameId,
  readyGameIds,
} from '@ankur/blocks/ready-games/ready-game'

const makers: Readonly<Record<ReadyGameId, () => Promise<{ makeGame: MakeReadyGame }>>> = {
  duck: () => import('@ankur/blocks/ready-games/catch-the-duck'),
  feed: () => import('@ankur/blocks/ready-games/feed-the-cat'),
  rain: () => import('@ankur/blocks/ready-games/rain-and-umbrella'),
  balloons: () => import('@ankur/blocks/ready-games/balloon-pop'),
  hello: () => import('@ankur/blocks/ready-games/say-hello'),
  cricket: () => import('@ankur/blocks/ready-games/cricket'),
}

export async function makeReadyGame(id: ReadyGameId, words: GameWords): Promise<ReadyGame> {
  const { makeGame } = await makers[id]()
  return makeGame(words)
}

/** A stored id may belong to a game of another version. */
export function readyGameOf(name: string | undefined): ReadyGameId | undefined {
  return readyGameIds.find((id) => id === name)
}
