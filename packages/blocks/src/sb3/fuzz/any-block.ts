/** Arbitrary scripts for tests: all blocks, nesting, custom blocks, unknown blocks, comments. */
import fc from 'fast-check'
import { opcodes } from '../../opcodes/opcodes.ts'
import type { Block, Field, Input, Procedure, Script } from '../../project.ts'
import { amount, comment, kept, key, maybe, mutation, text, unknownKeys } from './any-values.ts'
import { defaultShadow } from '../shadows.ts'

export interface Names {
  readonly variables: readonly { id: string; name: string }[]
  readonly lists: readonly { id: string; name: string }[]
  readonly messages: readonly string[]
}

function fieldOf(name: string, { variables, lists, messages }: Names): fc.Arbitrary<Field> {
  const entry = (entries: Names['variables']) =>
    fc.constantFrom(...entries).map((each) => ({ name, value: each.name, id: each.id }))
  if (name === 'VARIABLE') return entry(variables)
  if (name === 'LIST') return entry(lists)
  if (name === 'BROADCAST_OPTION') return fc.constantFrom(...messages).map((each) => ({ name, value: each }))
  return fc.oneof(
    text.map((each) => ({ name, value: each })),
    fc.record({ name: fc.constant(name), value: text, id: text }),
  )
}

const color = fc.constantFrom('#aabbcc', '#000000', '#FFFFFF')
const smallShadow = fc.oneof(
  fc.record({ opcode: fc.constant('pen_menu_colorParam'), field: fc.constant('colorParam') }),
  fc.record({
    opcode: fc.constant('foo_menu'),
    field: key.filter((each) => each !== 'VARIABLE'),
    id: text,
    more: fc.constant({ mutation: { a: 1 }, fields: { B: ['c', null] } }),
  }),
  fc.constant({ opcode: 'foo_bare' }),
)

/** The content of an input with its shadow: like ours, or different. */
function inputOf(
  head: Pick<Block, 'opcode' | 'procedure'>,
  name: string,
  { names, inside }: { names: Names; inside: fc.Arbitrary<Block> | null },
): fc.Arbitrary<Input> {
  const usual = defaultShadow(head, name)
  const odd = fc
    .oneof(
      fc.constantFrom('4', '5', '10', 'null'),
      smallShadow.map((each) => JSON.stringify(each)),
    )
    .filter((shadow) => shadow !== usual)
  const shadow = fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })
  const block = inside ? fc.option(inside, { nil: undefined }) : fc.constant(undefined)
  return fc.tuple(shadow, block).chain(([under, plugged]) => {
    // An empty one has the default shadow.
    const real = under === 'null' && !plugged ? usual : under
    return valueFor(real, names).map((typed) => ({
      name,
      value: typed,
      ...(plugged ? { block: plugged } : {}),
      ...(real === usual ? {} : { shadow: real }),
    }))
  })
}

function valueFor(shadow: string, { messages }: Names): fc.Arbitrary<string> {
  if (shadow === 'null' || shadow === '{"opcode":"foo_bare"}') return fc.constant('')
  if (shadow === '9') return color
  return shadow === '11' ? fc.constantFrom(...messages) : text
}

const commands = [...opcodes].filter(([opcode, { shape }]) => shape !== 'reporter' && !opcode.startsWith('procedures_'))
const reporters = [...opcodes].filter(([, { shape }]) => shape === 'reporter')
const unknown = ['microbit_displayClear', 'ev3_motorTurn', 'foo_whenBar', 'motion_unheardOf', '__proto__', 'nounderscore']

interface Making {
  readonly names: Names
  readonly procedures: readonly Procedure[]
  readonly depth: number
}

function knownBlock(opcode: string, making: Making): fc.Arbitrary<Block> {
  const { inputs = {}, fields = {}, substacks = 0 } = opcodes.get(opcode) ?? {}
  const { names, depth } = making
  const inside = depth > 0 ? reporter({ ...making, depth: depth - 1 }) : null
  const filled = Object.keys(inputs).map((name) => inputOf({ opcode }, name, { names, inside }))
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant([{ name: 'EXTRA', value: 'x', shadow: '10' }]) },
  )
  return fc
    .record({
      filled: fc.tuple(...filled),
      extra,
      fields: fc.tuple(...Object.keys(fields).map((name) => fieldOf(name, names))),
      stacks: fc.tuple(...Array.from({ length: substacks }, () => row(making))),
      more: fc.tuple(maybe(fc.record({ comment })), kept(fc.oneof(unknownKeys, mutation))),
    })
    .map(({ filled: ours, extra: theirs, fields: theirFields, stacks, more }) => ({
      id: '',
      opcode,
      inputs: [...ours, ...theirs],
      fields: theirFields,
      stacks,
      ...more[0],
      ...more[1],
    }))
}

function unknownBlock(opcode: string, making: Making): fc.Arbitrary<Block> {
  const { names, depth } = making
  const inside = depth > 0 ? reporter({ ...making, depth: depth - 1 }) : null
  const filled = fc
    .uniqueArray(key, { maxLength: 3 })
    .chain((keys) => fc.tuple(...keys.map((name) => inputOf({ opcode }, name, { names, inside }))))
  return fc
    .record({
      filled: filled.map((each) => each.filter(({ block, shadow }) => block !== undefined || shadow !== undefined)),
      fields: fc
        .uniqueArray(
          key.filter((name) => name !== 'VARIABLE' && name !== 'LIST' && name !== 'BROADCAST_OPTION'),
          { maxLength: 2 },
        )
        .chain((keys) => fc.tuple(...keys.map((name) => fieldOf(name, names)))),
      stacks: fc.array(row(making), { maxLength: 3 }).filter((rows) => rows.at(-1)?.length !== 0),
      more: fc.tuple(
        maybe(fc.record({ comment })),
        kept(fc.tuple(unknownKeys, mutation).map(([one, other]) => ({ ...one, ...other }))),
      ),
    })
    .map(({ filled: inputs, fields, stacks, more }) => ({ id: '', opcode, inputs, fields, stacks, ...more[0], ...more[1] }))
}

function call(procedure: Procedure, making: Making): fc.Arbitrary<Block> {
  const { names, depth } = making
  const inside = depth > 0 ? reporter({ ...making, depth: depth - 1 }) : null
  const called = { ...procedure, argumentNames: [], argumentDefaults: [] }
  const head = { opcode: 'procedures_call', procedure: called }
  return fc.tuple(...procedure.argumentIds.map((id) => inputOf(head, id, { names, inside }))).map((filled) => ({
    id: '',
    ...head,
    inputs: filled.filter((input) => input.block !== undefined || (input.shadow ?? defaultShadow(head, input.name)) !== 'null'),
    fields: [],
    stacks: [],
  }))
}

function reporter(making: Making): fc.Arbitrary<Block> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...reporters).chain(([opcode]) => knownBlock(opcode, making)) },
    { weight: 1, arbitrary: fc.constantFrom(...unknown).chain((opcode) => unknownBlock(opcode, making)) },
  )
}

function command(making: Making): fc.Arbitrary<Block> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...commands).chain(([opcode]) => knownBlock(opcode, making)) },
    { weight: 1, arbitrary: fc.constantFrom(...unknown).chain((opcode) => unknownBlock(opcode, making)) },
    {
      weight: making.procedures.length > 0 ? 1 : 0,
      arbitrary: fc.constantFrom(...making.procedures, noProcedure).chain((each) => call(each, making)),
    },
  )
}

function row(making: Making): fc.Arbitrary<Block[]> {
  return making.depth > 0 ? fc.array(command({ ...making, depth: making.depth - 1 }), { maxLength: 2 }) : fc.constant([])
}

const noProcedure: Procedure = { code: 'gone', argumentIds: [], argumentNames: [], argumentDefaults: [], warp: false }

export const procedure: fc.Arbitrary<Procedure> = fc.uniqueArray(key, { maxLength: 3 }).chain((argumentIds) =>
  fc.record({
    code: fc
      .tuple(text, fc.constantFrom('%s', '%b'))
      .map(([word, kind]) => word.replaceAll('%', '') + argumentIds.map(() => ` ${kind}`).join('')),
    argumentIds: fc.constant(argumentIds),
    argumentNames: fc.tuple(...argumentIds.map(() => text)),
    argumentDefaults: fc.tuple(...argumentIds.map(() => text)),
    warp: fc.boolean(),
  }),
)

function definition(each: Procedure): Block {
  return { id: '', opcode: 'procedures_definition', inputs: [], fields: [], stacks: [], procedure: each }
}

export function scripts(names: Names, procedures: readonly Procedure[]): fc.Arbitrary<Script[]> {
  const making = { names, procedures, depth: 2 }
  const place = fc.record({ x: amount, y: amount })
  const chain = fc.array(command(making), { minLength: 1, maxLength: 3 })
  const loose = reporter(making).map((each) => [each])
  const defined = procedures.map((each) => chain.map((rest) => [definition(each), ...rest]))
  const many = fc.array(fc.oneof({ weight: 4, arbitrary: chain }, { weight: 1, arbitrary: loose }), { maxLength: 3 })
  return fc
    .tuple(many, fc.tuple(...defined))
    .chain(([some, others]) => fc.tuple(...[...some, ...others].map((blocks) => place.map((at) => ({ ...at, blocks })))))
}
