import { memo, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { fill } from '@ankur/content'
import { looseScriptFor } from '@ankur/blocks/edit/edit-hats'
import { labelOf } from '@ankur/blocks/labels/label'
import { isOfExtension, kindOf, opcodes } from '@ankur/blocks/opcodes/opcodes'
import type { Block } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { useShellLayout } from '../shell/use-shell-layout.ts'
import { BlockBar, isBarInScript } from './block-bar.tsx'
import { BlockIcon, BlockWords } from './block-words.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import { useCreator } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'
import { useExtensionsHere } from '../extensions/extensions.ts'
import { useAdvancedBlocks } from '../use-advanced-blocks.ts'
import { beginDrag } from './drag.ts'
import { type RowPart, useRowParts } from './row-parts.ts'
import type { BlockActions } from './use-block-actions.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

interface List {
  blocks: readonly Block[]
  /** The class of the lists. */
  look?: string
  name?: string | undefined
  /** The label of the block that contains this substack. */
  outer: string | null
  /** The selected block, if it is one of these or inside one. */
  chosen: string | null
  actions: BlockActions
}

/** The blocks of a script or a substack: one list, or one for each part of a long row. */
export function BlockList({ blocks, chosen, ...rest }: List) {
  const parts = useRowParts(blocks)
  return parts.map((part, index) => (
    <Part
      key={part.blocks[0]?.id ?? index}
      {...part}
      {...rest}
      isMany={parts.length > 1}
      chosen={chosen !== null && part.blocks.some((block) => holds(block, chosen)) ? chosen : null}
    />
  ))
}

/** The usual height of a row with its gap. */
const rowRem = 3.5

/** Rendered again only when its own blocks, or their positions, have changed. */
const Part = memo(function Part({
  blocks,
  first,
  count,
  isMany,
  look,
  name,
  outer,
  chosen,
  actions,
}: List & RowPart & { isMany: boolean }) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    // Until the browser has laid it out once; after that it remembers the size.
    list.current?.style.setProperty('contain-intrinsic-block-size', `auto ${blocks.length * rowRem}rem`)
  }, [blocks.length])
  return (
    <ol className={look} aria-label={name} data-part={isMany ? (first === 0 ? 'first' : 'next') : undefined} ref={list}>
      {blocks.map((block, index) => (
        <ScriptItem
          key={block.id}
          block={block}
          index={first + index}
          count={count}
          outer={outer}
          chosen={chosen !== null && holds(block, chosen) ? chosen : null}
          actions={actions}
        />
      ))}
    </ol>
  )
})

interface Props {
  block: Block
  index: number
  count: number
  outer: string | null
  chosen: string | null
  actions: BlockActions
}

/** Rendered again only when its own props have changed: editing one block leaves those of the others identical. */
const ScriptItem = memo(function ScriptItem(props: Props) {
  const { block, chosen, actions } = props
  return (
    <li>
      <ScriptBlock {...props} />
      <Substacks block={block} chosen={chosen} actions={actions} />
    </li>
  )
})

function ScriptBlock({ block, index, count, outer, chosen, actions }: Props) {
  const words = creatorWords.use()
  const kind = kindOf(block.opcode) ?? 'own'
  const isChosen = chosen === block.id
  const { kind: kindOfShell } = useShellLayout()
  const place = { block: useLabel(block), n: index + 1, count }
  const name = outer === null ? fill(words.place, place) : fill(words.place_inside, { ...place, outer })
  // A new block at the end changes the position of all, and the content of none.
  const inside = useMemo(() => <Inside block={block} actions={actions} />, [block, actions])
  const choose = () => actions.choose(block)
  return (
    <>
      {/* As wide as the script, so that a press beside a short block selects it too. */}
      <div className="block-row">
        <div
          className={`block block--${kind}`}
          id={`block-${block.id}`}
          data-block={block.id}
          data-hat={isHat(block) ? '' : undefined}
          data-holds={substacksOf(block).length > 0 ? '' : undefined}
          data-chosen={isChosen ? '' : undefined}
        >
          <button
            type="button"
            className="block__pick"
            data-pick={block.id}
            aria-label={name}
            aria-pressed={isChosen}
            // A second press closes its bar. Keys and switches have focused it, and so chosen it, before they press.
            onClick={({ detail }) => actions.choose(isChosen && detail === 1 ? null : block)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && choose()}
            onKeyDown={(event) => keys(event, block, actions)}
            onPointerDown={(event) => event.pointerType === 'mouse' && drag(event, block, actions)}
          />
          {inside}
        </div>
      </div>
      {outer === null && count === 1 && isHat(block) && <PutOnTop block={block} actions={actions} />}
      {isChosen && isBarInScript(kindOfShell) && <BlockBar block={block} actions={actions} />}
    </>
  )
}

/** For a hat that was added after its blocks. */
function PutOnTop({ block, actions }: { block: Block; actions: BlockActions }) {
  const words = creatorWords.use()
  const { sprite } = useCreator()
  if (!sprite || !looseScriptFor(sprite, block.id)) return null
  return (
    <button type="button" className="tool tool--small script__on-top" onClick={() => actions.putOnTop(block)}>
      <CreatorIcon name="up" />
      {words.put_on_top}
    </button>
  )
}

function Inside({ block, actions }: { block: Block; actions: BlockActions }) {
  const more = useAdvancedBlocks()
  const areHere = useExtensionsHere()
  const isUnknown = !block.procedure && !opcodes.has(block.opcode) && (areHere || !isOfExtension(block.opcode))
  return (
    <>
      {/* For touch and mouse only: the button above is the equivalent for everybody else. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className="block__cap" onPointerDown={(event) => drag(event, block, actions)} onClick={() => actions.choose(block)}>
        <BlockIcon opcode={block.opcode} kind={kindOf(block.opcode) ?? 'own'} />
      </span>
      <BlockWords block={block} actions={actions} />
      {isUnknown && more && <more.CannotRun />}
    </>
  )
}

function useLabel(block: Block): string {
  const { language } = useLanguage()
  return useMemo(() => labelOf(block, language), [block, language])
}

function drag(event: PointerEvent<HTMLElement>, block: Block, actions: BlockActions): void {
  beginDrag(event, {
    isMoved: true,
    drop(landing) {
      if (landing.kind === 'palette') actions.remove(block)
      if (landing.kind === 'place') actions.moveTo(block, landing.place)
    },
  })
}

/** Not drawn again when only the block's own place has changed. */
const Substacks = memo(function Substacks({ block, chosen, actions }: Pick<Props, 'block' | 'chosen' | 'actions'>) {
  const words = creatorWords.use()
  const label = useLabel(block)
  const kind = kindOf(block.opcode) ?? 'own'
  const rows = substacksOf(block)
  if (rows.length === 0) return null
  return (
    <>
      {rows.map((row, index) => (
        <div key={index} className={`substack block--${kind}`}>
          {row.length > 0 ? (
            <BlockList blocks={row} outer={label} chosen={chosen} actions={actions} />
          ) : (
            // For touch and mouse only: it is no block, and its button is in the bar of the one that comes next.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <p className="substack__empty" data-substack={block.id} data-index={index} onClick={chooseNext}>
              {words.put_here}
            </p>
          )}
        </div>
      ))}
      <div className={`substack__foot block--${kind}`} data-foot={block.id} />
    </>
  )
})

/** A press on an empty slot selects the block below it, whose bar can put it inside. */
function chooseNext({ currentTarget }: MouseEvent): void {
  const item = currentTarget.closest('li')
  const part = item?.parentElement?.nextElementSibling
  const next = item?.nextElementSibling ?? (part?.matches('[data-part="next"]') ? part : null)
  next?.querySelector<HTMLElement>('.block__pick')?.click()
}

/** For an unknown block, only non-empty substacks: nothing can be added there. */
function substacksOf({ opcode, stacks }: Block): readonly (readonly Block[])[] {
  const entry = opcodes.get(opcode)
  if (!entry) return stacks.filter((row) => row.length > 0)
  return Array.from({ length: entry.substacks ?? 0 }, (_, index) => stacks[index] ?? [])
}

function holds(block: Block, id: string): boolean {
  return block.id === id || block.stacks.some((row) => row.some((each) => holds(each, id)))
}

function isHat({ opcode }: Block): boolean {
  const shape = opcodes.get(opcode)?.shape
  return shape === 'hat' || shape === 'edge-hat'
}

function keys(event: KeyboardEvent<HTMLElement>, block: Block, actions: BlockActions): void {
  // Those keys belong to the tools.
  if (event.ctrlKey || event.metaKey) return
  const act = actionOf(event, actions)
  if (act) act(block)
  else if (!goes(event)) return
  event.preventDefault()
}

function actionOf({ key, altKey }: KeyboardEvent, actions: BlockActions): ((block: Block) => unknown) | undefined {
  if (altKey)
    return { ArrowUp: actions.up, ArrowDown: actions.down, ArrowRight: actions.putInside, ArrowLeft: actions.takeOut }[key]
  if (key === 'Enter') return openFirstChip
  return key === 'Delete' || key === 'Backspace' ? actions.remove : undefined
}

function openFirstChip({ id }: Block): void {
  document.querySelector<HTMLElement>(`[data-block="${id}"] .chip`)?.click()
}

/** Up and down go through all blocks in reading order. */
function goes({ key, altKey }: KeyboardEvent): boolean {
  const picks = [...document.querySelectorAll<HTMLElement>('.workspace [data-pick]')]
  const at = picks.findIndex((each) => each === document.activeElement)
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: picks.length - 1 }[key]
  if (altKey || next === undefined) return false
  picks[next]?.focus()
  return true
}
