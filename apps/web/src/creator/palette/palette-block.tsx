import type { KeyboardEvent, PointerEvent } from 'react'
import { fill } from '@ankur/content'
import type { Block, Project } from '@ankur/blocks/project'
import { BlockIcon } from '../script/block-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { beginDrag, type Drag } from '../script/drag.ts'
import { HearButton } from '../script/hear-button.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'

interface Props {
  block: Block
  /** The game with what the block names, where that is not there yet. */
  base?: Project
  /** Tells it from the others of the palette. */
  at: string
  kind: string
  label: string
  /** As it is read aloud, where its words do not read well. */
  spoken?: string
  add: () => void
  drag: Omit<Drag, 'isMoved'>
}

/** A block to pick up: a press, a tap or Enter adds it, dragging brings it where it may go. */
export function PaletteBlock({ block, base, at, kind, label, spoken = label, add, drag }: Props) {
  const words = creatorWords.use()
  const begin = (event: PointerEvent<HTMLElement>) => beginDrag(event, { ...drag, isMoved: false })
  return (
    <div className={`block block--${kind} palette__block`} data-round={drag.fits ? '' : undefined}>
      <button
        type="button"
        className="palette__add"
        onKeyDown={goByArrows}
        onClick={add}
        onPointerDown={(event) => event.pointerType === 'mouse' && begin(event)}
      >
        <span className="block__cap" onPointerDown={(event) => event.pointerType !== 'mouse' && begin(event)}>
          <BlockIcon opcode={block.opcode} kind={kind} />
        </span>
        <span className="block__words">{label}</span>
      </button>
      <div className="palette__extras">
        <HearButton label={fill(words.hear, { block: label })} text={spoken} />
        <PreviewButton
          at={at}
          block={block}
          base={base}
          className="palette__hear"
          label={fill(words.show_me_block, { block: label })}
        />
      </div>
    </div>
  )
}

/** Arrows go from one block of the list to the next; Tab leaves the list as it does any other. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...(event.currentTarget.closest('[role=tabpanel]')?.querySelectorAll<HTMLElement>('.palette__add') ?? [])]
  const at = all.indexOf(event.currentTarget)
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  all[(at + by + all.length) % all.length]?.focus()
}
