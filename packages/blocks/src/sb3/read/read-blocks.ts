/** Converts Scratch's map of blocks by id to nested blocks. */
import { wholeScript } from '../../opcodes/control.ts'
import { opcodes } from '../../opcodes/opcodes.ts'
import { type Block, type Comment, type Field, limits, type Script } from '../../project.ts'
import { foreignOf } from '../foreign-json.ts'
import { listOf, mapOf, nameOf, numberOf, textOf, valueIn } from '../tolerant-values.ts'
import { substackNames, knownMutation } from '../block-format.ts'
import { type InputInFile, readInput } from './read-input.ts'
import { prototypeOf, readProcedure } from './read-procedure.ts'
import { compactBlock, type Depth, newId, readField, type Reader, type Source, UnreadableFile } from './reader.ts'
import { compact, none, defaultShadow } from '../shadows.ts'

export function readScripts(blocks: unknown, source: Source): Script[] {
  const byId = mapOf(blocks)
  const commentIds = new Map([...source.comments].map(([id, { blockId }]) => [blockId, id]))
  const reader: Reader = { ...source, byId, used: new Set(), open: new Set(), commentIds }
  const scripts: Script[] = []
  for (const [id, found] of byId) {
    if (Array.isArray(found)) {
      const block = compactBlock(reader, found)
      if (block) scripts.push({ x: numberOf(found[3], 0), y: numberOf(found[4], 0), blocks: [block] })
      continue
    }
    if (valueIn(found, 'topLevel') !== true || valueIn(found, 'shadow') === true) continue
    const isOwn = valueIn(found, 'opcode') === 'procedures_definition'
    const read = readChain(reader, id, { stack: 0, reporter: 0, isOwn })
    if (read.length > 0) scripts.push({ x: numberOf(valueIn(found, 'x'), 0), y: numberOf(valueIn(found, 'y'), 0), blocks: read })
  }
  noteLoose(reader)
  return scripts
}

/** Blocks that belong to no script: Scratch does not show them either. */
function noteLoose({ byId, used, notes }: Reader): void {
  const isLoose = ([id, found]: [string, unknown]) => !used.has(id) && !Array.isArray(found) && valueIn(found, 'shadow') !== true
  const loose = [...byId].filter(isLoose).length
  if (loose > 0) notes.add('loose_blocks_left_out', undefined, loose)
}

function readChain(reader: Reader, first: unknown, depth: Depth): Block[] {
  if (depth.stack > limits.stackDepth) throw new UnreadableFile('too_deep')
  const chain: Block[] = []
  const ids: string[] = []
  for (let id = first; typeof id === 'string' && reader.byId.has(id); id = valueIn(reader.byId.get(id), 'next')) {
    if (reader.open.has(id)) throw new UnreadableFile('blocks_in_a_circle')
    reader.open.add(id)
    ids.push(id)
    const block = readBlock(reader, id, depth)
    if (block) chain.push(block)
  }
  for (const id of ids) reader.open.delete(id)
  const isBroken = endsNowhere(reader, ids.at(-1) ?? first, ids.length)
  return isBroken && (depth.stack > 0 || depth.isOwn) ? [...chain, stopBlock(reader, depth)] : chain
}

/** Whether a row of blocks continues, or begins, with a block that is missing in the file. */
function endsNowhere({ byId }: Reader, last: unknown, length: number): boolean {
  const after = length > 0 ? valueIn(byId.get(textOf(last)), 'next') : last
  return typeof after === 'string' && after !== '' && !byId.has(after)
}

/**
 * Scratch ends the whole script there, including all custom blocks that it is in; otherwise the content around such a row
 * would continue.
 */
function stopBlock(reader: Reader, { isOwn }: Depth): Block {
  const fields = [{ name: 'STOP_OPTION', value: 'this script' }, ...(isOwn ? [{ name: wholeScript, value: 'true' }] : [])]
  return { id: newId(reader), opcode: 'control_stop', inputs: [], fields, stacks: [] }
}

/** Some programs let two blocks share a reporter: each gets its own copy. */
function readPlugged(reader: Reader, id: string, depth: Depth): Block | undefined {
  if (reader.open.has(id)) throw new UnreadableFile('blocks_in_a_circle')
  reader.open.add(id)
  const block = readBlock(reader, id, depth)
  reader.open.delete(id)
  return block
}

/** Undefined for a block without opcode, or for a custom block's prototype without its definition. */
function readBlock(reader: Reader, id: string, depth: Depth): Block | undefined {
  if (depth.reporter > limits.reporterDepth) throw new UnreadableFile('too_deep')
  reader.used.add(id)
  const found = reader.byId.get(id)
  const opcode = nameOf(valueIn(found, 'opcode'))
  if (opcode === '' || opcode === 'procedures_prototype') {
    reader.notes.add('loose_blocks_left_out')
    return undefined
  }
  const own = newId(reader)
  const procedure = readProcedure(reader, opcode, found)
  const head = { id: own, opcode, ...(procedure ? { procedure } : {}) }
  const inputs = valueIn(found, 'inputs')
  return {
    ...head,
    inputs: readInputs(reader, head, { inputs, depth }),
    fields: readFields(reader, opcode, valueIn(found, 'fields')),
    stacks: readSubstacks(reader, opcode, { inputs, depth }),
    ...commentOf(reader, id, found),
    ...keptBlock(reader, opcode, found),
  }
}

interface Inside {
  readonly inputs: unknown
  readonly depth: Depth
}

function readSubstacks(reader: Reader, opcode: string, { inputs, depth }: Inside): Block[][] {
  const ours = opcodes.get(opcode)?.substacks ?? 0
  const found = keysOf(inputs).filter((key) => typeof listOf(valueIn(inputs, key))[1] === 'string')
  const last = found.reduce((most, key) => Math.max(most, substackNames.indexOf(key)), -1)
  return substackNames
    .slice(0, Math.max(last + 1, ours))
    .map((name) => readChain(reader, listOf(valueIn(inputs, name))[1], { ...depth, stack: depth.stack + 1 }))
}

function keysOf(found: unknown): string[] {
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.keys(found) : []
}

type Head = Pick<Block, 'opcode' | 'procedure'>

/** In our order, with the inputs that a file leaves out when empty; then the remaining ones. */
function readInputs(reader: Reader, head: Head, { inputs, depth }: Inside): Block['inputs'] {
  if (head.opcode === 'procedures_definition') return []
  const found = new Map([...mapOf(inputs)].filter(([name]) => !substackNames.includes(name)))
  const ours = Object.keys(opcodes.get(head.opcode)?.inputs ?? {})
  const plug = (id: string) => readPlugged(reader, id, { ...depth, reporter: depth.reporter + 1 })
  const order = new Set([...ours, ...(head.procedure?.argumentIds.filter((id) => found.has(id)) ?? []), ...found.keys()])
  return [...order].flatMap((name) => {
    const inFile = readInput(reader, found.get(name), plug)
    const isKnown = ours.includes(name)
    const isEmpty = inFile.block === undefined && inFile.shadow === 'null'
    return isKnown || !isEmpty ? inputOf(head, nameOf(name), isEmpty ? emptyInput(reader, head, name) : inFile) : []
  })
}

/** A message input always has a message; a text input without a value stays so, which differs from an empty text. */
function emptyInput({ names }: Reader, head: Head, name: string): InputInFile {
  const usual = defaultShadow(head, name)
  if (usual === String(compact.message)) return { value: names.message('', null) }
  return usual === String(compact.text) && head.opcode !== 'procedures_call' ? { value: '', shadow: none } : { value: '' }
}

/** The shadow is stored only if it differs from our default. */
function inputOf(head: Head, name: string, { value, block, shadow }: InputInFile): Block['inputs'][number] {
  const isUsual = shadow === undefined || shadow === defaultShadow(head, name)
  return { name, value, ...(block ? { block } : {}), ...(isUsual ? {} : { shadow }) }
}

function readFields(reader: Reader, opcode: string, fields: unknown): Field[] {
  const found = mapOf(fields)
  const order = new Set([...Object.keys(opcodes.get(opcode)?.fields ?? {}), ...found.keys()])
  return [...order].map((name) => readField(reader, name, found.get(name)))
}

function commentOf({ comments, commentIds }: Reader, id: string, block: unknown): { comment?: Comment } {
  const named = textOf(valueIn(block, 'comment'))
  const commentId = comments.has(named) ? named : (commentIds.get(id) ?? '')
  const found = comments.get(commentId)
  comments.delete(commentId)
  return found ? { comment: found.comment } : {}
}

/** What we write ourselves, for every block. */
const knownKeys = new Set(['opcode', 'next', 'parent', 'inputs', 'fields', 'shadow', 'topLevel', 'x', 'y', 'comment', 'mutation'])

function keptBlock(reader: Reader, opcode: string, block: unknown): { kept?: string } {
  // Most blocks contain nothing that needs a closer check.
  const isPlain = keysOf(block).every((key) => knownKeys.has(key) && key !== 'mutation')
  if (isPlain && opcode !== 'procedures_definition') return {}
  const holder = opcode === 'procedures_definition' ? prototypeOf(reader, block) : block
  const known = knownMutation(opcode)
  const mutation = [...mapOf(valueIn(holder, 'mutation'))].filter(([key]) => !known.has(key))
  const more: [string, unknown][] = mutation.length > 0 ? [['mutation', Object.fromEntries(mutation)]] : []
  const unknown = [...mapOf(block)].filter(([key]) => !knownKeys.has(key))
  return foreignOf(new Map([...unknown, ...more]), { known: new Set(), notes: reader.notes })
}
