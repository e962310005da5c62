/** Projects of every kind for tests: all blocks, nesting, own blocks, unknown blocks, comments, names in any script. */
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect } from 'vitest'
import { wrapped } from '../machine/actor.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Costume, Field, Input, Procedure, Project, Script, Sound, Sprite, Target } from '../project.ts'
import { standIn } from './media.ts'
import { md5 } from './md5.ts'
import { silence } from './sound-length.ts'
import { usualShadow } from './shadows.ts'
import { usualMonitor } from './usual.ts'

const png = Uint8Array.from('89504e470d0a1a0a0000000d494844520000002800000014'.match(/../g) ?? [], (byte) =>
  Number.parseInt(byte, 16),
)
const pictures = [
  { bytes: standIn({ width: 96, height: 100 }), ending: 'svg', width: 96, height: 100 },
  { bytes: standIn({ width: 480, height: 360 }), ending: 'svg', width: 480, height: 360 },
  { bytes: png, ending: 'png', width: 40, height: 20 },
]
const sounds = [
  { bytes: silence, ending: 'wav' },
  { bytes: strToU8('ID3 and so on'), ending: 'mp3' },
]

/** The pictures and sounds that the projects name. */
export const files: ReadonlyMap<string, Uint8Array> = new Map(
  [...pictures, ...sounds].map(({ bytes, ending }) => [`${md5(bytes)}.${ending}`, bytes]),
)

const strange = ['__proto__', 'constructor', 'toString', '', ' ', '<b>&"\'', 'बिल्ली', 'ਬਿੱਲੀ', '👩‍👧', '\u202Egnp', '\ud800', '\0']
const text = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
/** A key that an object does not bring to the front. */
const key = text.filter((each) => !/^\d+$/.test(each) && !each.startsWith('SUBSTACK'))
const amount = fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e9, max: 1e9 }).map((each) => each + 0)
const value = fc.oneof(text, amount, fc.boolean())
const comment = fc.record({
  text,
  x: fc.option(amount),
  y: fc.option(amount),
  width: amount,
  height: amount,
  minimized: fc.boolean(),
})
const json = fc.jsonValue({ maxDepth: 2 }).map((each) => JSON.parse(JSON.stringify(each)) as unknown)

function maybe<T extends object>(part: fc.Arbitrary<T>): fc.Arbitrary<T | object> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: part })
}

function kept(content: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return maybe(content.filter((each) => Object.keys(each).length > 0).map((each) => ({ kept: JSON.stringify(each) })))
}

const unknownKeys = fc
  .dictionary(
    key.filter((each) => each !== 'comment'),
    json,
    { maxKeys: 2 },
  )
  .map((each) => ({ ...each, hint: 1 }))
const mutation = fc.dictionary(key, json, { maxKeys: 2 }).map((each) => ({ mutation: { ...each, colour: 1 } }))

interface Names {
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

/** What is in a hole, with its shadow: like ours, or unlike. */
function inputOf(
  head: Pick<Block, 'opcode' | 'procedure'>,
  name: string,
  { names, inside }: { names: Names; inside: fc.Arbitrary<Block> | null },
): fc.Arbitrary<Input> {
  const usual = usualShadow(head, name)
  const odd = fc
    .oneof(
      fc.constantFrom('4', '5', '10', 'null'),
      smallShadow.map((each) => JSON.stringify(each)),
    )
    .filter((shadow) => shadow !== usual)
  const shadow = fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })
  const block = inside ? fc.option(inside, { nil: undefined }) : fc.constant(undefined)
  return fc.tuple(shadow, block).chain(([under, plugged]) => {
    // With nothing in it, it is what we would put there.
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
  const { inputs = {}, fields = {}, mouths = 0 } = opcodes.get(opcode) ?? {}
  const { names, depth } = making
  const inside = depth > 0 ? reporter({ ...making, depth: depth - 1 }) : null
  const holes = Object.keys(inputs).map((name) => inputOf({ opcode }, name, { names, inside }))
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant([{ name: 'EXTRA', value: 'x', shadow: '10' }]) },
  )
  return fc
    .record({
      holes: fc.tuple(...holes),
      extra,
      fields: fc.tuple(...Object.keys(fields).map((name) => fieldOf(name, names))),
      stacks: fc.tuple(...Array.from({ length: mouths }, () => row(making))),
      more: fc.tuple(maybe(fc.record({ comment })), kept(fc.oneof(unknownKeys, mutation))),
    })
    .map(({ holes: ours, extra: theirs, fields: told, stacks, more }) => ({
      id: '',
      opcode,
      inputs: [...ours, ...theirs],
      fields: told,
      stacks,
      ...more[0],
      ...more[1],
    }))
}

function unknownBlock(opcode: string, making: Making): fc.Arbitrary<Block> {
  const { names, depth } = making
  const inside = depth > 0 ? reporter({ ...making, depth: depth - 1 }) : null
  const holes = fc
    .uniqueArray(key, { maxLength: 3 })
    .chain((keys) => fc.tuple(...keys.map((name) => inputOf({ opcode }, name, { names, inside }))))
  return fc
    .record({
      holes: holes.map((each) => each.filter(({ block, shadow }) => block !== undefined || shadow !== undefined)),
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
    .map(({ holes: inputs, fields, stacks, more }) => ({ id: '', opcode, inputs, fields, stacks, ...more[0], ...more[1] }))
}

function call(procedure: Procedure, making: Making): fc.Arbitrary<Block> {
  const { names, depth } = making
  const inside = depth > 0 ? reporter({ ...making, depth: depth - 1 }) : null
  const called = { ...procedure, argumentNames: [], argumentDefaults: [] }
  const head = { opcode: 'procedures_call', procedure: called }
  return fc.tuple(...procedure.argumentIds.map((id) => inputOf(head, id, { names, inside }))).map((holes) => ({
    id: '',
    ...head,
    inputs: holes.filter((hole) => hole.block !== undefined || (hole.shadow ?? usualShadow(head, hole.name)) !== 'null'),
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

const procedure: fc.Arbitrary<Procedure> = fc.uniqueArray(key, { maxLength: 3 }).chain((argumentIds) =>
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

function scripts(names: Names, procedures: readonly Procedure[]): fc.Arbitrary<Script[]> {
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

const costume: fc.Arbitrary<Costume> = fc
  .record({
    picture: fc.constantFrom(...pictures),
    resolution: fc.constantFrom(1, 2),
    centerX: amount,
    centerY: amount,
    name: text,
    more: kept(unknownKeys),
  })
  .map(({ picture: { bytes, ending, width, height }, resolution, centerX, centerY, name, more }) => ({
    name,
    picture: `${md5(bytes)}.${ending}`,
    width: width / resolution,
    height: height / resolution,
    centerX,
    centerY,
    resolution,
    ...more,
  }))

const sound: fc.Arbitrary<Sound> = fc
  .record({
    file: fc.constantFrom(...sounds),
    samples: fc.nat(400_000),
    rate: fc.constantFrom(48_000, 11_025, 44_100),
    name: text,
    more: kept(fc.constant({ format: 'adpcm' })),
  })
  .map(({ file: { bytes, ending }, samples, rate, name, more }) => ({
    name,
    file: `${md5(bytes)}.${ending}`,
    seconds: samples / rate,
    ...(rate === 48_000 ? {} : { rate }),
    ...more,
  }))

function named<T>(prefix: string, rest: fc.Arbitrary<T>): fc.Arbitrary<(T & { id: string; name: string })[]> {
  return fc
    .uniqueArray(text, { minLength: 1, maxLength: 3 })
    .chain((called) => fc.tuple(...called.map((name, index) => rest.map((more) => ({ id: `${prefix}${index}`, name, ...more })))))
}

function target(
  prefix: string,
  { messages, stage }: { messages: readonly string[]; stage: Target | null },
): fc.Arbitrary<Target> {
  return fc
    .record({
      variables: named(`${prefix}v`, fc.record({ value })),
      lists: named(`${prefix}l`, fc.record({ items: fc.array(value, { maxLength: 3 }) })),
      procedures: fc.uniqueArray(procedure, { maxLength: 1 }),
      costumes: fc.uniqueArray(costume, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
      sounds: fc.uniqueArray(sound, { maxLength: 2, selector: ({ name }) => name }),
      more: fc.tuple(
        maybe(fc.array(comment, { minLength: 1, maxLength: 2 }).map((comments) => ({ comments }))),
        kept(unknownKeys),
      ),
      volume: amount,
    })
    .chain(({ procedures, costumes, more, ...rest }) => {
      const names = {
        messages,
        variables: [...rest.variables, ...(stage?.variables ?? [])],
        lists: [...rest.lists, ...(stage?.lists ?? [])],
      }
      return fc.record({ made: scripts(names, procedures), at: fc.nat(costumes.length - 1) }).map(({ made, at }) => ({
        name: 'Stage',
        ...rest,
        costumes,
        costume: at,
        scripts: made,
        ...more[0],
        ...more[1],
      }))
    })
}

function sprite(prefix: string, about: { messages: readonly string[]; stage: Target }): fc.Arbitrary<Sprite> {
  const place = fc.record({
    x: amount,
    y: amount,
    direction: amount.map((each) => wrapped(each) + 0),
    size: amount,
    visible: fc.boolean(),
    draggable: fc.boolean(),
    rotationStyle: fc.constantFrom('all around', 'left-right', "don't rotate"),
  })
  return fc.tuple(target(prefix, about), place).map(([each, where]) => ({ ...each, ...where, id: '', layer: 1 }))
}

const timer = {
  ...Object.fromEntries(usualMonitor),
  id: 'timer',
  opcode: 'sensing_timer',
  params: {},
  spriteName: null,
  value: 0,
  visible: true,
}

const reserved = new Set(['Stage', '_stage_', '_mouse_', '_edge_', '_random_', '_myself_'])

export const anyProject: fc.Arbitrary<Project> = fc
  .uniqueArray(text, { minLength: 1, maxLength: 3 })
  .chain((messages) => fc.tuple(fc.constant(messages), target('s', { messages, stage: null })))
  .chain(([messages, stage]) =>
    fc.record({
      messages: fc.constant(messages),
      stage: fc.constant(stage),
      names: fc.uniqueArray(
        text.filter((each) => !reserved.has(each)),
        { maxLength: 2 },
      ),
      sprites: fc.tuple(sprite('a', { messages, stage }), sprite('b', { messages, stage })),
      look: fc.array(kept(fc.constant({ mode: 'large', x: 12, y: null })), { minLength: 3, maxLength: 3 }),
      more: kept(
        fc.constant({
          tool: { a: 1 },
          monitors: [timer],
          extensions: ['videoSensing'],
          meta: { origin: 'x' },
        }),
      ),
    }),
  )
  .map(({ messages, stage, names, sprites, look, more }) => {
    const named = names.flatMap((name, index) => {
      const each = sprites[index]
      return each ? [{ ...each, name, layer: names.length - index }] : []
    })
    const shown = [...stage.variables, ...stage.lists, ...named.flatMap(({ variables }) => variables)].slice(0, 3)
    const monitors = shown.map(({ id }, index) => ({ id, visible: index % 2 === 0, ...look[index] }))
    return numbered({ stage, sprites: named, messages, monitors, nextId: 1, ...more })
  })

/** With the ids that reading gives: in the order of the file. */
export function numbered(project: Project): Project {
  let next = 1
  const stage = { ...project.stage, scripts: inScripts(project.stage.scripts) }
  const sprites = project.sprites.map((each) => {
    const made = inScripts(each.scripts)
    return { ...each, scripts: made, id: `s${next++}` }
  })
  return { ...project, stage, sprites, nextId: next }

  function inScripts(all: readonly Script[]): Script[] {
    return all.map((script) => ({ ...script, blocks: script.blocks.map(inBlock) }))
  }
  function inBlock(block: Block): Block {
    const id = `b${next++}`
    const inputs = block.inputs.map((input) => (input.block ? { ...input, block: inBlock(input.block) } : input))
    return { ...block, id, inputs, stacks: block.stacks.map((blocks) => blocks.map(inBlock)) }
  }
}

/** For failures that say what differs. */
export function expectSame(found: unknown, wanted: unknown): void {
  expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(JSON.stringify(wanted)))
  expect(found).toEqual(wanted)
}
