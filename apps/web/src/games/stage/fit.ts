/**
 * How large the pieces of a round are drawn, so that board and tray fit the screen and nothing scrolls. All lengths are
 * CSS pixels; `u` is the short side of a piece.
 */
import type { MemoryRound } from '@ankur/games/memory/round'
import type { Place, Round } from '@ankur/games/round'

/** The area below the bar, or beside it on a phone in landscape. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** A phone in landscape: the tray is beside the board. */
  readonly isSideways: boolean
  /** Where only the scene is measured: whether the whole screen is wider than high. */
  readonly isScreenWide?: boolean
}

export interface Fit {
  readonly u: number
  /** How many pieces are in the tray at once. */
  readonly offer: number
  /** Of the Memory Game; 1 elsewhere. */
  readonly columns: number
  /** On the pond: beside the last place or below it the duck has room to swim. */
  readonly hasRoomForFriend: boolean
}

/** In short sides of a piece. */
export interface Ratio {
  readonly width: number
  readonly height: number
}

/** How a game fills the screen. */
export interface Layout {
  /** Pixels above the board: the line with the short words, the sky, the friend. */
  readonly line: number
  /** The same below the finished picture, without a task. */
  readonly lineAtEnd?: number
  readonly piece: Ratio
  /** The places hang beside each other, never below. */
  readonly isOneRow?: true
  readonly place: (place: Place, round: Round) => Ratio
}

const SMALLEST = 64
const LARGEST = 132
const LARGEST_CARD = 220
/** Below this the scene scrolls: a text size or a window that no board fits. */
const LEAST = 44
const GAP = 12
const PLACE_GAP = 6
/** Under the tower. */
const PLINTH = 30

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a round with the layout of its game, if it is not one of the first three. */
export interface LaidOut {
  readonly round: Round
  readonly layout: Layout | null
}

export function fitRound(laid: LaidOut, stage: Stage, isLarge: boolean): Fit {
  const all = Math.min(laid.round.offer, laid.round.pieces.length)
  const offers = isLarge ? [Math.min(2, all), 1] : [all, 3, 2, 1].filter((each) => each <= all)
  for (const offer of offers) {
    for (let u = LARGEST; u >= SMALLEST; u--) if (fits(laid, stage, u, offer)) return found(laid, stage, u, offer)
  }
  for (let u = SMALLEST; u > LEAST; u--) if (fits(laid, stage, u, 1)) return found(laid, stage, u, 1)
  return found(laid, stage, LEAST, 1)
}

function found(laid: LaidOut, stage: Stage, u: number, offer: number): Fit {
  const sizes = laid.round.places.map((place) => placeSize(laid, place, u))
  const width = stage.width * (stage.isSideways ? 0.58 : 1) - 24
  const withFriend = rowsOf([...sizes, { width: 1.25 * u, height: u }], width)
  const hasRoomForFriend = withFriend === rowsOf(sizes, width) || fits(laid, stage, u, offer, u + PLACE_GAP)
  return { u, offer, columns: 1, hasRoomForFriend }
}

/** `more` is the height of the content below the places. */
function fits(laid: LaidOut, stage: Stage, u: number, offer: number, more = 0): boolean {
  const { width: across, height: down } = laid.layout?.piece ?? { width: pieceRatio(laid.round), height: 1 }
  const piece = { width: u * across, height: u * down }
  const line = laid.layout?.line ?? linesOf(laid.round)
  if (stage.isSideways) {
    const board = { width: stage.width * 0.58, height: stage.height }
    const tray = { width: stage.width * 0.42, height: stage.height }
    const boardFits = boardHeight(laid, u, board.width) + more <= board.height && boardWidth(laid, u) <= board.width
    return boardFits && trayHeight(piece, offer, tray.width) + GAP <= tray.height && piece.width + 2 * GAP <= tray.width
  }
  const height = line + boardHeight(laid, u, stage.width) + more + trayHeight(piece, offer, stage.width) + GAP
  return height <= stage.height && boardWidth(laid, u) <= stage.width
}

/** The height of the line with the short text, and the sky around it. */
function linesOf({ game }: Round): number {
  const lines: Partial<Record<Round['game'], number>> = { number_stacking: 44, letter_sorting: 64 }
  return lines[game] ?? 80
}

function pieceRatio({ game }: Round): number {
  return game === 'number_stacking' ? 1.625 : 1
}

function boardWidth(laid: LaidOut, u: number): number {
  // Beside the tower is the tree with the cat.
  if (laid.round.game === 'number_stacking') return 1.625 * u + 130 + 24
  const widths = laid.round.places.map((place) => placeSize(laid, place, u).width)
  if (laid.layout?.isOneRow) return widths.reduce((sum, width) => sum + width + PLACE_GAP, 24 - PLACE_GAP)
  return Math.max(...widths) + 24
}

function boardHeight(laid: LaidOut, u: number, width: number): number {
  const { round } = laid
  if (round.game === 'number_stacking') return floorsShown(round) * u + PLINTH
  const sizes = round.places.map((place) => placeSize(laid, place, u))
  const engine = round.game === 'letter_sorting' ? [{ width: 1.7 * u, height: 2.05 * u }] : []
  const rows = rowsOf([...engine, ...sizes], width - 24)
  const between = round.game === 'letter_sorting' ? 8 : PLACE_GAP
  return rows * ((sizes[0]?.height ?? 0) + between)
}

/** A placed floor counts half; a tower above five floors continues on the roof of the fifth. */
function floorsShown({ places, spokenTask }: Round): number {
  const standing = places.filter(({ room }) => room === 0).length
  const open = places.length - standing
  return spokenTask.task === 'stack_on' ? open : open + standing / 2
}

/** The place with the sign of what belongs there. */
function placeSize({ round, layout }: LaidOut, place: Place, u: number): Size {
  if (layout) {
    const { width, height } = layout.place(place, round)
    return { width: width * u, height: height * u }
  }
  const { sign, room } = place
  if (round.game === 'letter_sorting') return { width: (room > 1 ? 2.6 : 1.4) * u, height: 2.05 * u }
  switch (sign.kind) {
    case 'seat':
      return { width: 1.25 * u, height: 1.25 * u }
    case 'tray':
      return { width: 2.3 * u, height: 1.9 * u }
    case 'more_by_one':
    case 'less_by_one':
      return { width: 2.4 * u, height: 1.35 * u }
    case 'match':
    case 'floor':
    case 'basket':
    case 'changed':
    case 'ask':
    case 'plank':
      return { width: 1.35 * u, height: 1.75 * u }
  }
}

function rowsOf(sizes: readonly Size[], width: number): number {
  let rows = 1
  let used = 0
  for (const size of sizes) {
    if (used > 0 && used + PLACE_GAP + size.width > width) {
      rows++
      used = size.width
    } else used += (used > 0 ? PLACE_GAP : 0) + size.width
  }
  return rows
}

function trayHeight(piece: Size, offer: number, width: number): number {
  const beside = Math.max(1, Math.floor((width - GAP) / (piece.width + GAP)))
  return Math.ceil(offer / beside) * (piece.height + GAP)
}

/** At the end the scene alone is measured; nothing on it is pressed any more, so it may be as small as it must. */
export function fitEnd(laid: LaidOut, scene: Stage): Fit {
  for (let u = LARGEST; u > MIN_AT_END; u--) {
    // Over the tower the roof with the cat; under every board the edge of its base.
    const other = 20 + (laid.round.game === 'number_stacking' ? Math.max(64, 1.4 * u) : lineAtEnd(laid))
    if (boardHeight(laid, u, scene.width) + other <= scene.height && boardWidth(laid, u) <= scene.width + 130)
      return found(laid, scene, u, 0)
  }
  return found(laid, scene, MIN_AT_END, 0)
}

const MIN_AT_END = 24

function lineAtEnd({ layout }: LaidOut): number {
  return layout?.lineAtEnd ?? layout?.line ?? GAP
}

/** The number of columns at which cards are largest. */
export function fitCards(round: MemoryRound, stage: Stage): Fit {
  return cardsIn(round, stage, stage.width > stage.height, LEAST)
}

/** The scene of an end may be flat on a phone that is held upright: there the friend stays above the cards. */
export function fitCardsEnd(round: MemoryRound, scene: Stage): Fit {
  return cardsIn(round, scene, scene.isScreenWide ?? false, MIN_AT_END)
}

function cardsIn({ cards }: MemoryRound, { width, height, isSideways }: Stage, isWide: boolean, least: number): Fit {
  const gap = isWide && !isSideways ? 16 : GAP
  const [aside, above] = isSideways ? [24 + 120, 24] : isWide ? [300 + 24, 48] : [24, 120]
  // Only complete rows: a gap would look like a missing card.
  const wholeRows = cards.flatMap((_, index) => (cards.length % (index + 1) === 0 ? [index + 1] : []))
  const sizes = wholeRows.map((columns) => {
    const rows = Math.ceil(cards.length / columns)
    const across = (width - aside - (columns - 1) * gap) / columns
    const down = (height - above - (rows - 1) * gap) / rows
    return { columns, u: Math.floor(Math.min(across, down, LARGEST_CARD)) }
  })
  const best = sizes.reduce((one, other) => (other.u > one.u ? other : one))
  return { u: Math.max(best.u, least), offer: 0, columns: best.columns, hasRoomForFriend: true }
}
