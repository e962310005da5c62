/**
 * The stage as measured, and the data from which the size of a board on it is computed: also for the script that fits a
 * prerendered board to the screen before the app is loaded.
 */
import type { MemoryRound } from '@ankur/games/memory/round'
import type { Place, Round } from '@ankur/games/round'
import { drawn, isBeingDrawn } from '../../platform/drawn.ts'
import { fitCards, fitRound, type Fit, type LaidOut, type Layout, type Ratio, type Stage } from './fit.ts'

type PlaceSize = Pick<Place, 'sign' | 'room'> & { readonly size?: Ratio }
type BoardLayout = { readonly places: readonly PlaceSize[]; readonly layout: Omit<Layout, 'place'> | null } & Pick<
  Round,
  'game' | 'offer' | 'spokenTask'
> & { readonly pieces: number }

export type DrawnBoard =
  | { readonly game: 'memory'; readonly cards: number }
  | { readonly game: string; readonly fit: Fit }
  | BoardLayout

/** Of a fresh round with pieces of the standard size. */
export function noteBoard({ round, layout }: LaidOut): void {
  if (!isBeingDrawn) return
  const places = round.places.map((place) => ({
    sign: { kind: place.sign.kind },
    room: place.room,
    ...(layout && { size: layout.place(place, round) }),
  }))
  const { game, offer, spokenTask, pieces } = round
  const { place: _sizes, ...rest } = layout ?? { place: null }
  drawn.board = JSON.stringify({
    game,
    offer,
    spokenTask: { task: spokenTask.task },
    pieces: pieces.length,
    places,
    layout: layout && rest,
  })
}

export function noteCards({ cards }: MemoryRound): void {
  if (isBeingDrawn) drawn.board = JSON.stringify({ game: 'memory', cards: cards.length } satisfies DrawnBoard)
}

/** Of a game that is drawn in one size on every screen. */
export function noteFit(game: string, fit: Fit): void {
  if (isBeingDrawn && drawn.board === '') drawn.board = JSON.stringify({ game, fit } satisfies DrawnBoard)
}

export function fitDrawn(board: DrawnBoard, stage: Stage): Fit {
  if ('fit' in board) return board.fit
  if ('cards' in board) return fitCards({ cards: Array.from({ length: board.cards }) } as unknown as MemoryRound, stage)
  const round = { ...board, pieces: Array.from({ length: board.pieces }) } as unknown as Round
  const layout = board.layout && {
    ...board.layout,
    place: (place: Place) => (place as PlaceSize).size ?? { width: 1, height: 1 },
  }
  return fitRound({ round, layout }, stage, false)
}

const sideways = '(min-aspect-ratio: 13/10) and (max-height: 559.98px)'

export function isSideways(): boolean {
  return matchMedia(sideways).matches
}

export function measureStage({ clientWidth: width, clientHeight: height }: HTMLElement): Stage {
  return { width, height, isSideways: isSideways(), isScreenWide: innerWidth > innerHeight }
}
