import type { Language } from '@ankur/languages'
import { blockMessage } from '../labels/block-messages.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Project, Script, Target } from '../project.ts'

/** A new block with the default values of its inputs, in the language of the page. Editing assigns its id. */
export function newBlock(opcode: string, language: Language = 'en'): Block | undefined {
  const entry = opcodes.get(opcode)
  if (!entry) return undefined
  const inputs = Object.entries(entry.inputs ?? {}).map(([name, { value }]) => ({
    name,
    value: blockMessage(language, 'defaults', `${opcode}.${name}`) ?? value,
  }))
  const fields = Object.entries(entry.fields ?? {}).map(([name, value]) => ({ name, value }))
  const block = { id: '', opcode, inputs, fields, stacks: Array.from({ length: entry.substacks ?? 0 }, () => []) }
  return opcode === 'control_if' ? withQuestion(block) : block
}

/** "If then" gets a condition: with an empty input it would never run its content. */
function withQuestion(block: Block): Block {
  const question = newBlock('sensing_touchingobject')
  if (!question) return block
  return { ...block, inputs: block.inputs.map((input) => (input.name === 'CONDITION' ? { ...input, block: question } : input)) }
}

/**
 * Scripts without a hat start with Run in games made here: for running and for export to Scratch they get the hat "when
 * flag clicked".
 */
export function withFlags(project: Project): Project {
  let next = project.nextId
  const begun = (script: Script): Script => {
    const hat = isLoose(script) ? newBlock('event_whenflagclicked') : undefined
    return hat ? { ...script, blocks: [{ ...hat, id: `b${next++}` }, ...script.blocks] } : script
  }
  const inTarget = <T extends Target>(target: T): T => ({ ...target, scripts: target.scripts.map(begun) })
  const stage = inTarget(project.stage)
  const sprites = project.sprites.map(inTarget)
  return next === project.nextId ? project : { ...project, stage, sprites, nextId: next }
}

/** Begins with a command: not with a hat, a definition or a reporter. */
function isLoose({ blocks }: Script): boolean {
  const [first] = blocks
  const shape = first && opcodes.get(first.opcode)?.shape
  return shape === 'command' || shape === 'control'
}
