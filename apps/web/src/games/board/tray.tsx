import { offeredPieces, type Piece, type Round } from '@ankur/games/round'
import { pieceName } from '@ankur/games/sayings/names'
import { sayValue } from '@ankur/games/sayings/saying'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { PieceFace } from './piece-face.tsx'
import { useGameWords } from '../scenes/game-scene.ts'

const gamesWords = messagesOf('sets', 'gamePages')

interface Props {
  round: Round
  /** How many pieces it has at once. */
  offer: number
  inHand: string | null
  onTake: (piece: string) => void
}

/** The tray with the pieces to choose from, in reach of the thumb. Each keeps its slot for the whole round. */
export function Tray({ round, offer, inHand, onTake }: Props) {
  const { gamePage } = gamesWords.use()
  return (
    <div className="tray" role="group" aria-label={gamePage.tray}>
      {slotsOf(round, offer).map((piece, slot) => (
        <span key={`${round.seed} ${slot}`} className="tray__slot">
          {piece && <PieceButton key={piece.id} {...{ round, piece, inHand, onTake }} />}
        </span>
      ))}
    </div>
  )
}

/** In the place of the tray once a board is full: the button for the next one. */
export function NextBoard({ onPress }: { onPress: (byKey: boolean) => void }) {
  const { gamePage } = gamesWords.use()
  return (
    <div className="tray">
      <button
        type="button"
        className="next-board"
        data-stop="piece"
        aria-label={gamePage.next_board}
        onClick={(event) => onPress(event.detail === 0)}
      >
        <Icon name="forward" />
      </button>
    </div>
  )
}

function PieceButton({ round, piece, inHand, onTake }: Omit<Props, 'offer'> & { piece: Piece }) {
  const words = useGameWords()
  const { guide } = round
  const isShown = guide?.shows === 'place_and_piece' && guide.piece === piece.id
  // Help left one piece bright: the others wait.
  const isQuiet = guide?.shows === 'place_and_piece' && !isShown
  return (
    <button
      type="button"
      className={classNames('piece', isShown && 'is-shown', isQuiet && 'is-quiet')}
      aria-label={sayValue(pieceName(round, piece.id), words)}
      aria-pressed={inHand === piece.id}
      aria-disabled={isQuiet || undefined}
      data-stop="piece"
      data-stop-now={!isQuiet && (inHand === null || inHand === piece.id)}
      data-drag={isQuiet ? undefined : piece.id}
      data-shown={piece.id}
      // The second of two quick presses would only put it back.
      onClick={(event) => !isQuiet && (inHand !== piece.id || event.detail < 2) && onTake(piece.id)}
    >
      <PieceFace round={round} face={piece.face} isHome={false} />
    </button>
  )
}

/** The tray: each piece keeps its slot; an emptied one stays, or gets the next piece if only some are shown. */
function slotsOf(round: Round, offer: number): readonly (Piece | null)[] {
  const offered = (placed: number) => offeredPieces({ ...round, offer, placed: round.placed.slice(0, placed) })
  let slots: (Piece | null)[] = offered(0)
  for (let placed = 1; placed <= round.placed.length; placed++) {
    const now = offered(placed)
    const fresh = now.filter((piece) => !slots.includes(piece))
    slots = slots.map((piece) => (piece !== null && now.includes(piece) ? piece : (fresh.shift() ?? null)))
  }
  return slots
}
