/** The conditions of an "If then": touching something, or a pressed key. */
import { keyNames } from '@ankur/blocks/labels/key-names'
import { type Language, optionText, labelOf } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import type { Block } from '@ankur/blocks/project'
import { fill } from '@ankur/content'
import type { MessageTexts } from '@ankur/content/words/message-files'

type CreatorWords = MessageTexts<'creator/creator', 'creator'>

const asks = {
  touching: { opcode: 'sensing_touchingobject', input: 'TOUCHINGOBJECTMENU' },
  key: { opcode: 'sensing_keypressed', input: 'KEY_OPTION' },
} as const

type Kind = keyof typeof asks

/** As the value of an option in a list. */
export function conditionValue(block: Block | undefined): string {
  const found = readCondition(block)
  return found ? `${found.kind}:${found.name}` : ''
}

export function conditionFrom(value: string): Block | undefined {
  const [kind, name] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
  if (kind !== 'touching' && kind !== 'key') return undefined
  const { opcode, input } = asks[kind]
  const block = newBlock(opcode)
  return block && { ...block, inputs: [{ name: input, value: name }] }
}

export function conditionText(block: Block | undefined, words: CreatorWords, language: Language): string {
  const found = readCondition(block)
  if (found) return optionWords(found, words, language)
  return block ? labelOf(block, language) : '…'
}

export function conditionOptions(sprites: readonly string[], words: CreatorWords, language: Language) {
  const options = [
    ...['_edge_', '_mouse_', ...sprites].map((name) => ({ kind: 'touching' as const, name })),
    ...keyNames.map((name) => ({ kind: 'key' as const, name })),
  ]
  return options.map((option) => ({ value: `${option.kind}:${option.name}`, text: optionWords(option, words, language) }))
}

function optionWords({ kind, name }: { kind: Kind; name: string }, words: CreatorWords, language: Language): string {
  return fill(kind === 'touching' ? words.touching : words.key_held, { name: optionText(name, language) })
}

function readCondition(block: Block | undefined): { kind: Kind; name: string } | null {
  const [input] = block?.inputs ?? []
  if (!block || !input || input.block) return null
  if (block.opcode === asks.touching.opcode) return { kind: 'touching', name: input.value }
  return block.opcode === asks.key.opcode ? { kind: 'key', name: input.value } : null
}

/** One that a single list can represent; others are drawn with their own inputs. */
export function isPlainCondition(block: Block): boolean {
  return readCondition(block) !== null
}
