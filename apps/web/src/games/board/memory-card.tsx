import { cardState, type Card, type MemoryRound } from '@ankur/games/memory/round'
import { cardLabel } from '@ankur/games/sayings/names'
import { classNames } from '../../ui/class-names.ts'
import { Face } from './face.tsx'
import { useSay } from '../round/game-frame.tsx'
import { Leaf, Marigolds } from '../scenes/seedling.tsx'

interface Props {
  round: MemoryRound
  card: Card
  /** At the end all pairs stay as they are, and nothing is left to press. */
  isStill: boolean
  onOpen: () => void
}

export function MemoryCard({ round, card, isStill, onOpen }: Props) {
  const say = useSay()
  const state = cardState(round, card)
  const isFree = state === 'open' || state === 'chosen'
  const className = classNames('memory-card', `memory-card--${state}`, guideClass(round, card))
  const content =
    state === 'closed' ? (
      <Leaf />
    ) : (
      <>
        <span className="memory-card__face">
          <Face face={card.face} />
        </span>
        {state === 'joined' && <Marigolds />}
      </>
    )
  if (isStill)
    return (
      <div className={className} role="img" aria-label={say(cardLabel(round, card))}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      className={className}
      aria-label={say(cardLabel(round, card))}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'joined' || undefined}
      data-stop="card"
      data-stop-now={state !== 'joined'}
      data-drag={isFree ? card.id : undefined}
      data-shown={card.id}
      data-drop={state === 'joined' ? undefined : card.id}
      onClick={onOpen}
    >
      {content}
    </button>
  )
}

/** Soft outlines for the two that go together; when that was not enough, only these stay bright. */
function guideClass({ guide }: MemoryRound, { id }: Card): string | false {
  if (!guide) return false
  if (guide.piece === id || guide.place === id) return 'is-shown'
  return guide.shows === 'place_and_piece' && 'is-quiet'
}
