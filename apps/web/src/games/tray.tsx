import { offeredPieces, type Piece, type Round } from '@ankur/games/round'
import { pieceName } from '@ankur/games/sayings/names'
import { sayValue } from '@ankur/games/sayings/saying'
import { classNames } from '../ui/class-names.ts'
import { Face } from './face.tsx'
import { gamesWords } from './games-words.ts'

interface Props {
  round: Round
  inHand: string | null
  onTake: (piece: string) => void
}

/** The pieces to choose from, at thumb height. */
export function Tray({ round, inHand, onTake }: Props) {
  const { gamePage } = gamesWords.use()
  return (
    <div className="tray" role="group" aria-label={gamePage.tray}>
      {offeredPieces(round).map((piece) => (
        <PieceButton key={`${round.seed} ${piece.id}`} {...{ round, piece, inHand, onTake }} />
      ))}
    </div>
  )
}

function PieceButton({ round, piece, inHand, onTake }: Props & { piece: Piece }) {
  const words = gamesWords.use().games
  const { guide } = round
  const isShown = guide?.shows === 'place_and_piece' && guide.piece === piece.id
  const isQuiet = guide?.shows === 'place_and_piece' && !isShown
  return (
    <button
      type="button"
      className={classNames('piece', isShown && 'is-shown', isQuiet && 'is-quiet')}
      aria-label={sayValue(pieceName(round, piece.id), words)}
      aria-pressed={inHand === piece.id}
      data-stop="piece"
      data-stop-now={inHand === null || inHand === piece.id}
      data-drag={piece.id}
      onClick={() => onTake(piece.id)}
    >
      <Face face={piece.face} />
    </button>
  )
}
