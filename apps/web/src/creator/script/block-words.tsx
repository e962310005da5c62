import { useState, type PointerEvent } from 'react'
import { fill } from '@ankur/content'
import { blockOf } from '@ankur/blocks/edit/edit'
import { labelOf } from '@ankur/blocks/labels/label'
import { type Hole, labelParts } from '@ankur/blocks/labels/label-parts'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import type { Block } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { BlockIcon } from './block-icon.tsx'
import { ChipEditor } from './chip-editor.tsx'
import { conditionText, isPlainCondition } from './conditions.ts'
import { creatorWords } from '../creator-words.ts'
import { useExtensionsHere } from '../extensions/extensions.ts'
import { beginDrag } from './drag.ts'
import type { DraggedTo } from './landing.ts'
import { useMore } from '../more.ts'
import type { BlockActions } from './use-block-actions.ts'
import { useCreator } from '../use-creator.ts'

/** The words of a block; each value in it is a chip to press, and the box that changes it opens right there. */
export function BlockWords({ block, actions }: { block: Block; actions: BlockActions }) {
  const { language } = useLanguage()
  useExtensionsHere()
  const [open, setOpen] = useState<DraggedTo | null>(null)
  const host = open && blockWithin(block, open.host)
  const opened = host && labelParts(host, language).find((part): part is Hole => part.hole !== null && part.hole === open.hole)
  const close = () => {
    setOpen(null)
    requestAnimationFrame(() => open && chipOf(open)?.focus())
  }
  const toggle = (at: DraggedTo) => {
    actions.choose(block)
    setOpen(open?.host === at.host && open.hole === at.hole ? null : at)
  }
  return (
    <>
      <span className="block__words">
        <Parts block={block} open={open} toggle={toggle} actions={actions} />
      </span>
      {opened && <ChipEditor key={`${host.id} ${opened.hole}`} block={host} hole={opened} actions={actions} close={close} />}
    </>
  )
}

interface PartsProps {
  block: Block
  open: DraggedTo | null
  toggle: (at: DraggedTo) => void
  actions: BlockActions
}

function Parts({ block, open, toggle, actions }: PartsProps) {
  const { language } = useLanguage()
  return labelParts(block, language).map((part, index) => {
    if (part.hole === null)
      return (
        <span key={index} aria-hidden="true">
          {part.text}
        </span>
      )
    const at = { host: block.id, hole: part.hole }
    const chip = { hole: part, at, isOpen: open?.host === at.host && open.hole === at.hole, toggle }
    const isPlain = !part.block || (part.type === 'boolean' && isPlainCondition(part.block))
    return part.block && !isPlain ? (
      <span
        key={index}
        className={`hole-block block--${kindOf(part.block.opcode) ?? 'own'}`}
        data-host={at.host}
        data-hole={at.hole}
      >
        <Cap {...chip} block={part.block} actions={actions} />
        <Parts block={part.block} open={open} toggle={toggle} actions={actions} />
      </span>
    ) : (
      <Chip key={index} {...chip} />
    )
  })
}

interface ChipProps {
  hole: Hole
  at: DraggedTo
  isOpen: boolean
  toggle: (at: DraggedTo) => void
}

function Chip({ hole, at, isOpen, toggle }: ChipProps) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const text = hole.type === 'boolean' ? conditionText(hole.block, words, language) : hole.text
  return (
    <button
      type="button"
      className="chip"
      data-host={at.host}
      data-hole={at.hole}
      aria-expanded={isOpen}
      aria-label={fill(words.change_chip, { value: text })}
      onClick={() => toggle(at)}
    >
      {hole.type === 'color' && (
        <svg className="chip__color" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
          <rect width="1" height="1" fill={hole.value} />
        </svg>
      )}
      {text === '' ? ' ' : text}
    </button>
  )
}

/** Stands for a block that lies in a hole: to press, or to drag it elsewhere. */
function Cap({ at, isOpen, toggle, block, actions }: ChipProps & { block: Block; actions: BlockActions }) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const { project } = useCreator()
  const more = useMore()
  const drag = (event: PointerEvent<HTMLElement>) =>
    more &&
    beginDrag(event, {
      isMoved: true,
      fits: ({ host, hole }) => {
        const wanted = blockOf(project, host)
        return wanted !== undefined && more.takes(wanted, hole, block)
      },
      drop(landing) {
        if (landing.kind === 'palette') actions.remove(block)
        if (landing.kind !== 'hole') return
        const chosen = more.standingAround(project, landing.host)
        actions.change(more.moveToHole(project, block.id, landing), block, words.moved, chosen)
      },
    })
  return (
    <button
      type="button"
      className="chip hole-block__cap"
      aria-expanded={isOpen}
      aria-label={fill(words.change_chip, { value: labelOf(block, language) })}
      onClick={() => toggle(at)}
      onPointerDown={drag}
    >
      <BlockIcon opcode={block.opcode} kind={kindOf(block.opcode) ?? 'own'} />
    </button>
  )
}

/** The block itself, or one that lies in its holes. */
function blockWithin(block: Block, id: string): Block | undefined {
  if (block.id === id) return block
  for (const { block: inside } of block.inputs) {
    const found = inside && blockWithin(inside, id)
    if (found) return found
  }
  return undefined
}

function chipOf({ host, hole }: DraggedTo): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('.workspace [data-hole]')]
  const place = places.find(({ dataset }) => dataset.host === host && dataset.hole === hole)
  return place instanceof HTMLButtonElement ? place : (place?.querySelector<HTMLElement>('.chip') ?? undefined)
}
