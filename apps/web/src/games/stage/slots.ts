import { offeredPieces, type Piece, type Round } from '@ankur/games/round'

/** The tray: each piece keeps its slot; an emptied one stays, or gets the next piece if only some are shown. */
export function slotsOf(round: Round, offer: number): readonly (Piece | null)[] {
  const offered = (placed: number) => offeredPieces({ ...round, offer, placed: round.placed.slice(0, placed) })
  let slots: (Piece | null)[] = offered(0)
  for (let placed = 1; placed <= round.placed.length; placed++) {
    const now = offered(placed)
    const fresh = now.filter((piece) => !slots.includes(piece))
    slots = slots.map((piece) => (piece !== null && now.includes(piece) ? piece : (fresh.shift() ?? null)))
  }
  return slots
}
