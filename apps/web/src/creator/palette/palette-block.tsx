import type { PointerEvent } from 'react'
import type { Block, Project } from '@ankur/blocks/project'
import { goByArrows } from '../keys.ts'
import { explaining, bigBlocksStore } from '../device-settings.ts'
import { useShowing } from '../preview/shown-preview.ts'
import { useGame } from '../use-creator.ts'
import { BlockIcon } from '../script/block-words.tsx'
import { beginDrag, type Drag } from '../script/drag.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  block: Block
  /** The game with the names that the block needs, if they do not exist yet. */
  base?: Project
  /** Identifies it among the blocks of the palette. */
  at: string
  kind: string
  label: string
  /** Its spoken text, if the label does not read well. */
  spoken?: string
  add: () => void
  drag: Omit<Drag, 'isMoved'>
}

/**
 * A palette block: a press, a tap or Enter adds it, dragging puts it at a position. In explain mode a press describes it.
 */
export function PaletteBlock({ block, base, at, kind, label, spoken = label, add, drag }: Props) {
  const isExplained = explaining.use().explains
  const { bigBlocks } = bigBlocksStore.use()
  const { say } = useGame()
  const words = creatorWords.use()
  const show = useShowing()
  const begin = (event: PointerEvent<HTMLElement>) => beginDrag(event, { ...drag, isMoved: false })
  return (
    <div className={`block block--${kind} palette__block`} data-round={drag.fits ? '' : undefined}>
      <button
        type="button"
        className="palette__add"
        onKeyDown={(event) => goByArrows(event, event.currentTarget.closest('[role=tabpanel]'), '.palette__add')}
        data-shows={isExplained ? at : undefined}
        onClick={isExplained ? () => void show(at, block, { base, add, spoken }).catch(() => say(words.cannot_show)) : add}
        onPointerDown={(event) => event.pointerType === 'mouse' && begin(event)}
      >
        <span className="block__cap" onPointerDown={(event) => event.pointerType !== 'mouse' && begin(event)}>
          <BlockIcon opcode={block.opcode} kind={kind} />
        </span>
        <span className="block__words">{bigBlocks ? withBreak(label) : label}</span>
      </button>
    </div>
  )
}

/** With a line break near the middle, so that large blocks have whole labels in two lines. */
function withBreak(label: string): string {
  return label.replace(RegExp(`^(.{${Math.floor(label.length * 0.4)}}\\S*) `), '$1\n')
}
