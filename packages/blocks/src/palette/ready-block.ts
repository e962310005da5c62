import type { Language } from '@ankur/languages'
import type { Owner } from '../edit/edit.ts'
import { addList, addMessage, addVariable } from '../edit/edit-names.ts'
import { type MenuChoice, menuChoices } from '../labels/menus.ts'
import { newBlock } from './new-block.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { firstSounds, type FirstSound, builtInSound } from '../built-in-sounds.ts'
import type { Block, Project } from '../project.ts'

/** The names of the first variable, list or message of a game, and the default sounds of a sprite without any. */
export interface FirstNames {
  readonly variable: string
  readonly list: string
  readonly message: string
  readonly sounds: Readonly<Record<FirstSound, string>>
  /** The language of the default values. */
  readonly language?: Language
}

export interface Ready {
  readonly project: Project
  readonly block: Block
}

/**
 * A block from the palette, with menus that refer to names in this game. A block that needs a variable, a list, a message
 * or a sound creates one: the changed project is returned with it.
 */
export function readyBlock(project: Project, owner: Owner, opcode: string, names: FirstNames): Ready | undefined {
  const block = newBlock(opcode, names.language)
  if (!block) return undefined
  const prepared = withWhatItNames(withSounds(project, owner, block, names), block, names)
  return { project: prepared, block: filled(prepared, owner, block) }
}

function withSounds(project: Project, owner: Owner, block: Block, { sounds: called }: FirstNames): Project {
  const isSilent = project.sprites.some(({ id, sounds }) => id === owner && sounds.length === 0)
  if (!isSilent || !block.inputs.some(({ name }) => name === 'SOUND_MENU')) return project
  const sounds = firstSounds.map((file) => builtInSound(file, called[file]))
  return { ...project, sprites: project.sprites.map((sprite) => (sprite.id === owner ? { ...sprite, sounds } : sprite)) }
}

function withWhatItNames(project: Project, block: Block, names: FirstNames): Project {
  const has = (input: string) => [...block.fields, ...block.inputs].some(({ name }) => name === input)
  const { stage, messages, sprites } = project
  const isWithout = (kind: 'variables' | 'lists') => [stage, ...sprites].every((each) => each[kind].length === 0)
  if (has('VARIABLE') && isWithout('variables')) return addVariable(project, names.variable)
  if (has('LIST') && isWithout('lists')) return addList(project, names.list)
  const isMessage = has('BROADCAST_INPUT') || has('BROADCAST_OPTION')
  return isMessage && messages.length === 0 ? addMessage(project, names.message) : project
}

function filled(project: Project, owner: Owner, block: Block): Block {
  const inputSpecs = opcodes.get(block.opcode)?.inputs ?? {}
  const first = (input: string, value: string): MenuChoice => {
    const choices = menuChoices(project, owner, block, input)
    return choices.find((choice) => choice.value === value) ?? choices[0] ?? { value }
  }
  const fields = block.fields.map(({ name, value }) => ({ name, ...first(name, value) }))
  const inputs = block.inputs.map((input) => {
    const { type } = inputSpecs[input.name] ?? {}
    return type === 'menu' || type === 'message' ? { ...input, value: first(input.name, input.value).value } : input
  })
  return { ...block, fields, inputs }
}
