import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { fill } from '@ankur/content'
import { messagesOf } from '../../platform/messages.ts'
import { FirstChoices } from '../first-run/first-choices.tsx'
import { firstRunStore } from '../device-settings.ts'
import { BlockList } from './script-row.tsx'
import { longRow } from './row-parts.ts'
import { useBlockActions } from './use-block-actions.ts'
import type { Script } from '@ankur/blocks/project'
import { isPhoneShell } from '../shell/shell-layout.ts'
import { useIsLaptop, useShellLayout } from '../shell/use-shell-layout.ts'
import { FittedShape } from '../stage/sprites/sprite-picture.tsx'
import { countBlocks, useCreator } from '../use-creator.ts'

const creatorWords = messagesOf('creator/creator', 'creator')

/** As high as the message over the bottom of the script; on a phone it is over the stage. */
const messageRoom = 56
const phoneRoom = 8

/**
 * The selected sprite's scripts. New blocks are added at the end; moving, nesting and removing are the blocks' own buttons.
 */
export function Workspace({ strip }: { strip?: ReactNode }) {
  const words = creatorWords.use()
  const { sprite, project, block, identity, say } = useCreator()
  const actions = useBlockActions()
  const isLaptop = useIsLaptop()
  const isFirstVisit = firstRunStore.use().firstRun !== 'done'
  const list = useRef<HTMLDivElement>(null)
  useFocusThatFollows(list, project, block)
  const count = sprite ? countBlocks(sprite) : 0
  useEndInView(list, count, identity.id)
  useFreeMiddles(list, count > 0)
  const scripts = useInParts(sprite?.scripts ?? noScripts, sprite?.id ?? '')
  if (!sprite) return null

  const drop = async (event: DragEvent) => {
    event.preventDefault()
    const dropped = ['application/json', 'text/plain'].map((type) => event.dataTransfer.getData(type))
    // Blocks are dragged in another way: this comes from outside the page, if ever.
    const { parseDropped } = await import('./dropped.ts')
    const opcode = dropped.map(parseDropped).find((found) => found !== null)
    if (opcode !== undefined) return actions.add(opcode)
    console.error('Failed to parse dropped data')
    say(words.cannot_add)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where native drags land; buttons do the same
    <section
      className="panel workspace"
      data-panel="workspace"
      aria-label={fill(words.script_for, { name: sprite.name })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event).catch(() => say(words.cannot_add))}
    >
      <h2 className="panel__title workspace__head">
        <span className="workspace__who">
          {isLaptop && (
            <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
              <FittedShape costume={sprite.costumes[sprite.costume]} />
            </svg>
          )}
          {fill(words.script_for, { name: sprite.name })}
        </span>
        <span className="tag">{count === 1 ? words.one_block : fill(words.some_blocks, { n: count })}</span>
      </h2>
      {/* For touch and mouse only: a press on the ground closes the bar of the chosen block, as a press on that block does. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="workspace__scripts"
        ref={list}
        tabIndex={-1}
        onClick={({ target, currentTarget }) => target === currentTarget && actions.choose(null)}
      >
        {strip}
        {count === 0 && (isFirstVisit && !strip ? <FirstChoices /> : <p className="workspace__empty">{words.empty}</p>)}
        {scripts.map((script, index) => (
          <BlockList
            key={script.blocks[0]?.id ?? index}
            blocks={script.blocks}
            look="script"
            name={sprite.scripts.length > 1 ? fill(words.script_number, { n: index + 1 }) : undefined}
            outer={null}
            chosen={block}
            actions={actions}
          />
        ))}
        <p className="workspace__end" data-landing-end="">
          <span>{words.drop_here}</span>
        </p>
      </div>
    </section>
  )
}

const noScripts: readonly Script[] = []

/**
 * For a newly selected sprite the first rows immediately, the rest a moment later in chunks: nobody waits for a long
 * script.
 */
function useInParts(scripts: readonly Script[], id: string): readonly Script[] {
  const isWhole = useDeferredValue(id, '') === id
  const first = useMemo(() => firstOf(scripts), [scripts])
  return isWhole ? scripts : first
}

function firstOf(scripts: readonly Script[]): readonly Script[] {
  const shown: Script[] = []
  let room = longRow
  for (const script of scripts) {
    if (room <= 0) break
    shown.push({ ...script, blocks: script.blocks.slice(0, room) })
    room -= script.blocks.length
  }
  return shown
}

/**
 * A moved block is rendered again elsewhere: its focus moves with it, from a removed one to the next, and from the last to
 * the palette.
 */
function useFocusThatFollows(list: RefObject<HTMLElement | null>, project: unknown, block: string | null): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const isLost = hadFocus.current && (document.activeElement === document.body || document.activeElement === null)
    if (!isLost) return
    if (block !== null) document.querySelector<HTMLElement>(`[data-pick="${block}"]`)?.focus()
    else if (!list.current?.querySelector('[data-pick]'))
      document.querySelector<HTMLElement>('.palette [aria-selected=true]')?.focus({ preventScroll: true })
  }, [list, project, block])
  useLayoutEffect(() => {
    const note = () => {
      // On a phone the toolbar of a block is outside the script.
      hadFocus.current = Boolean(document.activeElement?.closest('.workspace__scripts, .block-bar'))
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
}

/** Not needed for an empty script. Without a network a value may be in the middle of a block. */
function useFreeMiddles(list: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const started = import('./free-middle.ts').then(
      ({ keepMiddlesFree }) => list.current && keepMiddlesFree(list.current),
      () => null,
    )
    return () => void started.then((end) => end?.())
  }, [list, isNeeded])
}

/** A block added at the end is scrolled into view, however long the script. */
function useEndInView(list: RefObject<HTMLElement | null>, count: number, game: string): void {
  const isPhone = isPhoneShell(useShellLayout().kind)
  const before = useRef({ count, game })
  useLayoutEffect(() => {
    const isMore = count > before.current.count && game === before.current.game
    before.current = { count, game }
    const element = list.current
    if (!isMore || !element || element.contains(document.activeElement)) return undefined
    const goToEnd = () => {
      // By class, which browsers index: a script may have 500 rows.
      const rows = element.getElementsByClassName('block-row')
      const row = rows[rows.length - 1]
      const item = row?.parentElement
      const asking =
        item?.querySelector(':scope > .substack > [data-substack]') ?? item?.querySelector(':scope > .script__on-top')
      const last = (asking ?? row)?.getBoundingClientRect()
      if (!last) return
      // The message about the new block must not cover it.
      const hidden = last.bottom + (isPhone ? phoneRoom : messageRoom) - element.getBoundingClientRect().bottom
      if (hidden > 0) element.scrollTo({ top: isPhone ? element.scrollTop + hidden : element.scrollHeight, behavior: 'instant' })
    }
    // The height of the new row is known only after layout: outside the view it is estimated.
    let [looks, request] = [4, 0]
    const follow = () => {
      goToEnd()
      if (--looks > 0) request = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [list, count, game, isPhone])
}
