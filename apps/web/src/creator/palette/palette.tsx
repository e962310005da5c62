import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { labelOf } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import type { Kind } from '@ankur/blocks/opcodes/entry'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { type Level, levels, defaultLevel, type UsualLevel, defaultPalette } from '@ankur/blocks/palette/palette'
import { fill } from '@ankur/content'
import { allBlocks, type Project } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { openDialog } from '../shell/open-dialog.ts'
import { useShellLayout } from '../shell/use-shell-layout.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { BlockIcon } from '../script/block-words.tsx'
import { useAdvancedBlocksFor } from '../use-advanced-blocks.ts'
import { PaletteBlock } from './palette-block.tsx'
import { usePaletteLevel } from '../device-settings.ts'
import { useBlockActions } from '../script/use-block-actions.ts'
import { useGamePart } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const readyWords = messagesOf('creator/ready-games', 'creatorReady')

type Tab = Kind | 'ideas'

const defaultKinds = ['motion', 'looks', 'control', 'events'] as const

/** The palette blocks by category. A press, a tap or Enter adds one to the end; dragging does the same. */
export function Palette() {
  const words = creatorWords.use()
  const level = usePaletteLevel()
  const game = useGamePart(({ identity }) => identity.id)
  const isWide = level === 28 || level === 'all'
  const hasOthers = useGamePart(({ project }) => hasOtherBlocks(project))
  const more = useAdvancedBlocksFor(isWide || hasOthers)
  // Until the rest is loaded, only the usual blocks are shown.
  const wide = isWide ? more : null
  const kinds = wide ? wide.kindsAt(level) : defaultKinds
  const ideas = useIdeas()
  const tabs: readonly Tab[] = ideas ? ['ideas', ...kinds] : kinds
  // A ready game opens with its ideas.
  const [chosen, choose] = useState<{ readonly game: string; readonly tab: Tab } | null>(null)
  const wanted = chosen?.game === game ? chosen.tab : tabs[0]
  const kind = tabs.find((each) => each === wanted) ?? 'motion'
  // A narrow column has no room for More beside the categories.
  const isColumn = ['laptop', 'tablet'].includes(useShellLayout().kind)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // The usual categories have four blocks at most, which a phone shows without scrolling.
  const isFew = wide === null
  // Another category is scrolled to its first block.
  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0)
  }, [kind, level])
  const name = (each: Tab): ReactNode =>
    each === 'ideas'
      ? ideas && <ideas.IdeasName />
      : each in words
        ? words[each as (typeof defaultKinds)[number]]
        : wide && <wide.KindName kind={each} />
  return (
    <section className="panel palette" data-panel="palette" aria-labelledby={`${id}-title`}>
      <h2 className="panel__title" id={`${id}-title`}>
        {words.blocks}
      </h2>
      <Tabs id={id} kinds={tabs} kind={kind} name={name} choose={(tab) => choose({ game, tab })} />
      <div
        className={`palette__list palette__list--${kind === 'ideas' ? kind : isFew ? 'four' : 'many'}`}
        role="tabpanel"
        ref={list}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${kind}`}
      >
        {kind === 'ideas' ? (
          ideas && <ideas.Ideas />
        ) : wide ? (
          <wide.WidePalette kind={kind} level={level} />
        ) : (
          <UsualPalette kind={kind} level={level === 6 ? 6 : defaultLevel} />
        )}
      </div>
      {isColumn ? (
        <MoreBlocks level={level} />
      ) : (
        // Visually at the end of the categories, but after the blocks in the tab order.
        <button type="button" className="palette__tab palette__more" onClick={() => openDialog('rungs')}>
          <span className="palette__cap">
            <CreatorIcon name="plus" />
          </span>
          <span className="palette__kind">{words.more_kinds}</span>
        </button>
      )}
    </section>
  )
}

/** At the bottom of the palette, with the current level and the next one. */
function MoreBlocks({ level }: { level: Level }) {
  const words = creatorWords.use()
  const next = levels[levels.indexOf(level) + 1]
  const line =
    level === 'all'
      ? words.rung_all
      : fill(next === 'all' ? words.rung_next_all : words.rung_next, { now: level, next: next ?? '' })
  return (
    <button type="button" className="palette__foot" onClick={() => openDialog('rungs')}>
      <CreatorIcon name="plus" />
      <span>
        <strong>{words.more_blocks}</strong>
        <span>{line}</span>
      </span>
    </button>
  )
}

function UsualPalette({ kind, level }: { kind: Kind; level: UsualLevel }) {
  const { language } = useLanguage()
  const words = creatorWords.use()
  const actions = useBlockActions()
  return defaultPalette(level)
    .filter((opcode) => kindOf(opcode) === kind)
    .flatMap((opcode) => newBlock(opcode, language) ?? [])
    .map((block) => {
      const { opcode } = block
      const add = () => actions.add(opcode)
      return (
        <PaletteBlock
          key={opcode}
          block={block}
          at={`palette ${opcode}`}
          kind={kind}
          // A list of available blocks shows their labels without the values.
          label={opcode === 'control_if' ? words.if_then : labelOf(block, language)}
          add={add}
          drag={{
            drop(landing) {
              if (landing.kind === 'end') add()
              if (landing.kind === 'place') actions.addAt(opcode, landing.place)
            },
          }}
        />
      )
    })
}

const usual = new Set([...defaultPalette(14), 'sensing_touchingobject', 'sensing_keypressed'])

function hasOtherBlocks(project: Project): boolean {
  return allBlocks(project).some(({ opcode }) => !usual.has(opcode))
}

interface TabsProps {
  id: string
  kinds: readonly Tab[]
  kind: Tab
  name: (kind: Tab) => ReactNode
  choose: (kind: Tab) => void
}

function Tabs({ id, kinds, kind, name, choose }: TabsProps) {
  const words = creatorWords.use()
  const list = useRef<HTMLDivElement>(null)
  // Another game may start with a category that is scrolled out of view.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row || !tab) return
    const left = tab.offsetLeft - row.offsetLeft
    if (left < row.scrollLeft || left + tab.offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = left
  }, [kind, kinds.length])
  const go = (event: KeyboardEvent) => {
    const at = kinds.indexOf(kind)
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: kinds.length - 1 }[
      event.key
    ]
    const wanted = next === undefined ? undefined : kinds[(next + kinds.length) % kinds.length]
    if (!wanted) return
    event.preventDefault()
    choose(wanted)
    list.current?.querySelector<HTMLElement>(`[data-kind="${wanted}"]`)?.focus()
  }
  return (
    <div
      className={`palette__tabs${kinds.length > 4 ? ' palette__tabs--many' : ''}`}
      role="tablist"
      aria-label={words.kinds}
      ref={list}
    >
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          data-kind={each}
          className={`palette__tab block--${each}`}
          aria-selected={each === kind}
          aria-controls={`${id}-panel`}
          tabIndex={each === kind ? 0 : -1}
          onKeyDown={go}
          onClick={() => choose(each)}
        >
          <span className="palette__cap">
            <BlockIcon opcode="" kind={each} />
          </span>
          <span className="palette__kind">{name(each)}</span>
        </button>
      ))}
    </div>
  )
}

type IdeaParts = Awaited<ReturnType<(typeof import('../ready/ideas.tsx'))['loadReadyParts']>>

let loadedIdeas: IdeaParts | null = null

/** The ideas of an open ready game, loaded with it; none for any other game. */
function useIdeas(): IdeaParts | null {
  const ready = useGamePart(({ identity }) => identity.ready)
  const [parts, setParts] = useState(loadedIdeas)
  useEffect(() => {
    if (ready === undefined || loadedIdeas) return
    Promise.all([import('../ready/ideas.tsx').then((module) => module.loadReadyParts()), readyWords.load()]).then(
      ([loaded]) => setParts((loadedIdeas = loaded)),
      // Without the network the game opens without its ideas.
      () => {},
    )
  }, [ready])
  return ready === undefined ? null : (loadedIdeas ?? parts)
}
