import { useState } from 'react'
import { appendBlock, blockOf, insertBlock, insertReporter } from '@ankur/blocks/edit/edit'
import { inputFor, isReporter, acceptsBlock } from '@ankur/blocks/edit/edit-inputs'
import { labelOf } from '@ankur/blocks/labels/label'
import type { Kind } from '@ankur/blocks/opcodes/entry'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import type { Level } from '@ankur/blocks/palette/palette'
import type { Block } from '@ankur/blocks/project'
import type { Ready } from '@ankur/blocks/palette/ready-block'
import { sentenceOf } from '@ankur/blocks/labels/sentences'
import { kindsInOrder, palette } from '@ankur/blocks/palette/wide-palette'
import { useLanguage } from '../../platform/language.tsx'
import { CreatorIcon } from '../creator-icon.tsx'
import type { InputTarget, Landing } from '../script/landing.ts'
import { PaletteBlock } from '../palette/palette-block.tsx'
import { useBlockActions } from '../script/use-block-actions.ts'
import { useCreator } from '../use-creator.ts'
import { firstNames, readyBlocks } from './ready-blocks.ts'
import { NamesDialog } from './names-dialog.tsx'
import { CustomBlocksDialog } from './custom-blocks-dialog.tsx'
import { messagesOf } from '../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

/** The tabs of a level: its categories, and custom blocks when all are on. */
export function kindsAt(level: Level): readonly Kind[] {
  const offered = new Set(palette(level).map(kindOf))
  return kindsInOrder.filter((kind) => offered.has(kind) || (kind === 'own' && level === 'all'))
}

/** The blocks of a category beyond the usual levels, and its named items. */
export function WidePalette({ kind, level }: { kind: Kind; level: Level }) {
  const { language } = useLanguage()
  const words = advancedWords.use()
  const creator = creatorWords.use()
  const { project, sprite } = useCreator()
  if (!sprite) return null
  return (
    <>
      <Naming kind={kind} level={level} />
      {readyBlocks(project, sprite, level, kind, firstNames(words, creator, language)).map((ready, index) => (
        <ReadyBlock key={`${ready.block.opcode} ${index}`} at={`palette ${kind} ${index}`} ready={ready} kind={kind} />
      ))}
    </>
  )
}

export function useKindNames(): Readonly<Record<Kind, string>> {
  const { motion, looks, control, events } = creatorWords.use()
  const { sensing, operators, variables, sound, own } = advancedWords.use()
  return { motion, looks, control, events, sensing, operators, variables, sound, own }
}

export function KindName({ kind }: { kind: Kind }) {
  return useKindNames()[kind]
}

function ReadyBlock({ ready, kind, at }: { ready: Ready; kind: Kind; at: string }) {
  const { language } = useLanguage()
  const creator = creatorWords.use()
  const words = advancedWords.use()
  const { project, sprite, block: chosen, say } = useCreator()
  const actions = useBlockActions()
  const { block } = ready
  const plug = (to: InputTarget, standing: string | null) =>
    actions.change(insertReporter(ready.project, to.host, { name: to.input, block }), block, words.put_in, standing)
  const append = () => {
    const after = sprite ? appendBlock(ready.project, sprite.id, block) : project
    // Names created for the block are added with it, and removed with it.
    actions.change(after === ready.project ? project : after, block, creator.added, null)
  }
  const add = () => {
    if (!isReporter(block)) return append()
    const host = chosen === null ? undefined : blockOf(project, chosen)
    const place = host && inputFor(host, block)
    if (place && host) plug(place, host.id)
    else say(host ? words.no_hole : words.choose_first)
  }
  const drop = (landing: Landing) => {
    if (landing.kind === 'end') append()
    if (landing.kind === 'input') plug(landing, null)
    if (landing.kind === 'place') {
      const after = insertBlock(ready.project, block, landing.place)
      actions.change(after === ready.project ? project : after, block, creator.added_inside, null)
    }
  }
  const fits = ({ host, input }: InputTarget) => takesHere(blockOf(project, host), input, block)
  const label = block.opcode === 'control_if' ? creator.if_then : labelOf(block, language)
  return (
    <PaletteBlock
      block={block}
      base={ready.project}
      at={at}
      kind={kind}
      label={label}
      spoken={sentenceOf(block, language)}
      add={add}
      drag={isReporter(block) ? { drop, fits } : { drop }}
    />
  )
}

function takesHere(host: Block | undefined, input: string, block: Block): boolean {
  return host !== undefined && acceptsBlock(host, input, block)
}

/** Creates, renames and removes variables, lists, messages and custom blocks. */
function Naming({ kind, level }: { kind: Kind; level: Level }) {
  const words = advancedWords.use()
  const [isOpen, setOpen] = useState(false)
  if (kind !== 'variables' && kind !== 'own' && kind !== 'events') return null
  const label = {
    variables: level === 'all' ? words.names_variables : words.names_only_variables,
    events: words.names_messages,
    own: words.names_own,
  }[kind]
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="tool tool--small palette__naming" onClick={() => setOpen(true)}>
        <CreatorIcon name="plus" />
        {label}
      </button>
      {isOpen && kind === 'own' && <CustomBlocksDialog title={label} onClose={close} />}
      {isOpen && kind === 'events' && <NamesDialog title={label} kinds={['messages']} onClose={close} />}
      {isOpen && kind === 'variables' && (
        <NamesDialog title={label} kinds={level === 'all' ? ['variables', 'lists'] : ['variables']} onClose={close} />
      )}
    </>
  )
}
