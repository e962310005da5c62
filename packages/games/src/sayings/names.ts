/** The names of pieces, places and cards. */
import type { Face } from '../face.ts'
import { cardState, type Card, type MemoryRound, positionOf } from '../memory/round.ts'
import { writeNumber } from '../deal-options.ts'
import { pictures } from '../pictures.ts'
import { type Piece, piecesIn, type Place, type Round } from '../round.ts'
import type { Saying, Value } from './saying.ts'

export function faceName(face: Face): Value {
  switch (face.kind) {
    case 'numeral':
      return writeNumber(face.value, face.script)
    case 'dots':
      return face.count === 1 ? { key: 'name_one_dot' } : { key: 'name_dots', values: { n: face.count } }
    case 'letter':
      return face.isSmall
        ? { key: 'name_small', values: { letter: face.letter } }
        : { key: 'name_letter', values: { letter: face.letter } }
    case 'picture':
      return { key: 'name_picture', values: { word: pictures[face.picture].names[face.language] } }
    case 'word':
      return { key: 'name_word', values: { word: pictures[face.picture].names[face.language] } }
    case 'own':
      return face.name
    case 'thing': {
      const thing: Saying = { key: `thing_${face.thing}` }
      // The size or the look distinguishes it from the other things of its round.
      if (face.size) return { key: `size_${face.size}`, values: { thing } }
      return face.look ? { key: `look_${face.look}`, values: { thing } } : thing
    }
  }
}

export function pieceName(round: Round, pieceId: string): Value {
  const piece = round.pieces.find(({ id }) => id === pieceId)
  return piece === undefined ? '' : faceName(piece.face)
}

/** The name of the place alone, as used inside other sentences. */
export function placeName(round: Round, placeId: string): Value {
  const place = round.places.find(({ id }) => id === placeId)
  return place === undefined ? '' : signName(round, place)
}

/** The place with its content, as a screen reader reads it on the board. */
export function placeLabel(round: Round, place: Place): Saying {
  const inside = [...place.standing, ...piecesIn(round, place.id).map(({ face }: Piece) => face)]
  const name = signName(round, place)
  if (inside.length === 0) return { key: 'place_empty', values: { place: name } }
  return { key: 'place_holds', values: { place: name, pieces: inside.map(faceName) } }
}

/** The wording of the design: "Card 3, row 1, closed". */
export function cardLabel(round: MemoryRound, card: Card): Saying {
  const { number, row } = positionOf(round, card.id)
  const state = cardState(round, card)
  const where = { n: number, row }
  return state === 'closed'
    ? { key: 'card_closed', values: where }
    : { key: `card_${state}`, values: { ...where, face: faceName(card.face) } }
}

function signName({ places }: Round, { sign }: Place): Value {
  switch (sign.kind) {
    case 'floor':
      return { key: 'place_floor', values: { n: sign.number, all: places.length } }
    case 'seat':
      return { key: 'place_seat', values: { n: sign.number, all: places.length } }
    case 'match':
      return { key: 'place_match', values: { face: faceName(sign.face) } }
    case 'tray':
      return { key: `tray_${sign.group}` }
    case 'ask':
      return { key: 'place_ask', values: { n: sign.number, all: places.length } }
    case 'plank':
      return { key: 'place_plank', values: { n: sign.number, all: places.length } }
    case 'changed':
      return { key: 'place_changed', values: { face: faceName(sign.face) } }
    case 'basket':
      return { key: `basket_${sign.group}`, ...(sign.face && { values: { face: faceName(sign.face) } }) }
    case 'more_by_one':
      return { key: 'place_more', values: { n: faceName(sign.of) } }
    case 'less_by_one':
      return { key: 'place_less', values: { n: faceName(sign.of) } }
  }
}
