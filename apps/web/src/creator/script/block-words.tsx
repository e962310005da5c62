import { useState, type PointerEvent } from 'react'
import { fill } from '@ankur/content'
import { blockOf } from '@ankur/blocks/edit/edit'
import { labelOf } from '@ankur/blocks/labels/label'
import { type InputPart, labelParts } from '@ankur/blocks/labels/label-parts'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import type { Block } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { ChipEditor } from './chip-editor.tsx'
import { conditionText, isPlainCondition } from './conditions.ts'
import { messagesOf } from '../../platform/messages.ts'
import { useExtensionsHere } from '../extensions/extensions.ts'
import { beginDrag } from './drag.ts'
import type { InputTarget } from './landing.ts'
import { useAdvancedBlocks } from '../use-advanced-blocks.ts'
import type { BlockActions } from './use-block-actions.ts'
import { useCreator } from '../use-creator.ts'
import { CreatorIcon, iconOfBlock } from '../creator-icon.tsx'

const creatorWords = messagesOf('creator/creator', 'creator')

/** The label of a block; each value in it is a button, and its editor opens in place. */
export function BlockWords({ block, actions }: { block: Block; actions: BlockActions }) {
  const { language } = useLanguage()
  useExtensionsHere()
  const [open, setOpen] = useState<InputTarget | null>(null)
  const host = open && blockWithin(block, open.host)
  const opened =
    host && labelParts(host, language).find((part): part is InputPart => part.name !== null && part.name === open.input)
  const close = () => {
    const wasInPlace = document.activeElement?.closest('.chip-editor')
    setOpen(null)
    // Only the focus that was in the editor, or that its block received for it: somebody may have moved on.
    requestAnimationFrame(() => {
      if (open && (wasInPlace || document.activeElement === document.body)) chipOf(open)?.focus()
    })
  }
  const toggle = (at: InputTarget) => {
    actions.openValue(block)
    setOpen(open?.host === at.host && open.input === at.input ? null : at)
  }
  return (
    <>
      <span className="block__words">
        <Parts block={block} open={open} toggle={toggle} actions={actions} />
      </span>
      {opened && <ChipEditor key={`${host.id} ${opened.name}`} block={host} input={opened} actions={actions} close={close} />}
    </>
  )
}

interface PartsProps {
  block: Block
  open: InputTarget | null
  toggle: (at: InputTarget) => void
  actions: BlockActions
}

function Parts({ block, open, toggle, actions }: PartsProps) {
  const { language } = useLanguage()
  return labelParts(block, language).map((part, index) => {
    if (part.name === null)
      return (
        <span key={index} aria-hidden="true">
          {part.text}
        </span>
      )
    const at = { host: block.id, input: part.name }
    const chip = { input: part, at, isOpen: open?.host === at.host && open.input === at.input, toggle }
    const isPlain = !part.block || (part.type === 'boolean' && isPlainCondition(part.block))
    return part.block && !isPlain ? (
      <span
        key={index}
        className={`input-block block--${kindOf(part.block.opcode) ?? 'own'}`}
        data-host={at.host}
        data-input={at.input}
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
  input: InputPart
  at: InputTarget
  isOpen: boolean
  toggle: (at: InputTarget) => void
}

function Chip({ input, at, isOpen, toggle }: ChipProps) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const text = input.type === 'boolean' ? conditionText(input.block, words, language) : input.text
  return (
    <button
      type="button"
      className="chip"
      data-host={at.host}
      data-input={at.input}
      aria-expanded={isOpen}
      aria-label={fill(words.change_chip, { value: text })}
      onClick={() => toggle(at)}
    >
      {input.type === 'color' && (
        <svg className="chip__color" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
          <rect width="1" height="1" fill={input.value} />
        </svg>
      )}
      {text === '' ? ' ' : text}
    </button>
  )
}

/** Represents a block in an input: to press, or to drag elsewhere. */
function Cap({ at, isOpen, toggle, block, actions }: ChipProps & { block: Block; actions: BlockActions }) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const { project } = useCreator()
  const more = useAdvancedBlocks()
  const drag = (event: PointerEvent<HTMLElement>) =>
    more &&
    beginDrag(event, {
      isMoved: true,
      fits: ({ host, input }) => {
        const wanted = blockOf(project, host)
        return wanted !== undefined && more.takes(wanted, input, block)
      },
      drop(landing) {
        if (landing.kind === 'palette') actions.remove(block)
        if (landing.kind !== 'input') return
        const chosen = more.standingAround(project, landing.host)
        actions.change(more.moveToInput(project, block.id, landing), block, words.moved, chosen)
      },
    })
  return (
    <button
      type="button"
      className="chip input-block__cap"
      aria-expanded={isOpen}
      aria-label={fill(words.change_chip, { value: labelOf(block, language) })}
      onClick={() => toggle(at)}
      onPointerDown={drag}
    >
      <BlockIcon opcode={block.opcode} kind={kindOf(block.opcode) ?? 'own'} />
    </button>
  )
}

/** The block itself, or one in its inputs. */
function blockWithin(block: Block, id: string): Block | undefined {
  if (block.id === id) return block
  for (const { block: inside } of block.inputs) {
    const found = inside && blockWithin(inside, id)
    if (found) return found
  }
  return undefined
}

function chipOf({ host, input }: InputTarget): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('.workspace [data-input]')]
  const place = places.find(({ dataset }) => dataset.host === host && dataset.input === input)
  return place instanceof HTMLButtonElement ? place : (place?.querySelector<HTMLElement>('.chip') ?? undefined)
}

/** The icon of a block; for one beyond the usual ones, once those are loaded. */
export function BlockIcon({ opcode, kind }: { opcode: string; kind: string }) {
  const path = useAdvancedBlocks()?.iconPathOf(opcode, kind)
  if (path === undefined) return <CreatorIcon name={iconOfBlock(opcode, kind)} />
  return (
    <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
