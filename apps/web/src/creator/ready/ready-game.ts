/** Ready games, each loaded when it is viewed or opened; and pointing at what to press next in one. */
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

/** Highlights what to press next, until the next press anywhere. */
export function highlight(element: Element): void {
  element.setAttribute('data-hint', '')
  const leave = new AbortController()
  const end = () => {
    element.removeAttribute('data-hint')
    leave.abort()
  }
  addEventListener('pointerdown', end, { signal: leave.signal, capture: true })
  addEventListener('keydown', end, { signal: leave.signal, capture: true })
}

/** How long to wait for an element after a press: sheets are loaded when they are first opened. */
const maxFrames = 300

/** Calls back with an element as soon as it exists. */
export function whenDrawn(find: () => HTMLElement | null | undefined, then: (element: HTMLElement) => void): void {
  let frames = 0
  const look = () => {
    const found = find()
    if (found) then(found)
    else if (++frames < maxFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
