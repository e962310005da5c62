import fc from 'fast-check'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseProject } from '../parse-project.ts'
import { pressFlag, start, step } from '../machine/machine.ts'
import { allBlocks } from '../project.ts'
import { readSb3 } from './read.ts'
import { writeSb3 } from './write.ts'
import { unzip } from './zip.ts'

const stage = { isStage: true, name: 'Stage', variables: {}, lists: {}, broadcasts: {}, blocks: {}, costumes: [], sounds: [] }

function file(project: unknown, others: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({ 'project.json': strToU8(JSON.stringify(project)), ...others })
}

/** A game whose cat has these blocks, by id. */
function withBlocks(blocks: Record<string, unknown>): unknown {
  return { targets: [stage, { ...stage, isStage: false, name: 'Cat', blocks }] }
}

function problemOf(bytes: Uint8Array): string | null {
  const read = readSb3(bytes)
  return read.ok ? null : read.problem
}

const catchGame = readFileSync(`${import.meta.dirname}/../../vectors/42-catch-game/project.sb3`)

test('an imported Scratch game is a valid game that can be saved and read again', () => {
  const read = readSb3(catchGame)
  if (!read.ok) throw new Error(read.problem)
  expect(read.project.sprites.map(({ name }) => name)).toEqual(['Cat', 'Duck', 'Star'])
  expect(read.project.sprites[0]?.costumes).toMatchObject([{ width: 50, height: 50, centerX: 25, centerY: 25 }])
  expect(allBlocks(read.project)).toHaveLength(43)
  expect(parseProject(JSON.parse(JSON.stringify(read.project)))).toEqual({ ok: true, project: read.project })
})

test('a drawing with an offset origin has the same centre as in Scratch, here and in the exported file', () => {
  const svg = '<svg width="40" height="30" viewBox="-7 11 40 30"><path d="M0 20h10"/></svg>'
  const costume = {
    name: 'a',
    assetId: '0'.repeat(32),
    dataFormat: 'svg',
    bitmapResolution: 1,
    rotationCenterX: 13,
    rotationCenterY: 26,
  }
  const read = readSb3(file({ targets: [{ ...stage, costumes: [costume] }] }, { [`${'0'.repeat(32)}.svg`]: strToU8(svg) }))
  if (!read.ok) throw new Error(read.problem)
  expect(read.project.stage.costumes).toMatchObject([{ width: 40, height: 30, centerX: 20, centerY: 15 }])
  const written = writeSb3(read.project, read.files)
  const opened = written.ok ? unzip(written.bytes, () => (name) => name === 'project.json') : null
  const json = opened?.ok ? strFromU8(opened.files.get('project.json') ?? new Uint8Array()) : ''
  expect(JSON.parse(json)).toMatchObject({ targets: [{ costumes: [{ rotationCenterX: 13, rotationCenterY: 26 }] }] })
})

test('a project.json alone, or in a folder of the zip, is read as well', () => {
  expect(problemOf(strToU8(JSON.stringify({ targets: [stage] })))).toBeNull()
  expect(problemOf(zipSync({ 'game/project.json': strToU8(JSON.stringify({ targets: [stage] })) }))).toBeNull()
})

test('the reason is reported when a file is not a game', () => {
  expect(problemOf(new Uint8Array())).toBe('not_json')
  expect(problemOf(strToU8('PK'))).toBe('not_a_zip')
  expect(problemOf(zipSync({ 'other.json': strToU8('{}') }))).toBe('no_project')
  expect(problemOf(file({}))).toBe('no_stage')
  expect(problemOf(zipSync({ 'project.json': strToU8('{"targets":') }))).toBe('not_json')
})

test('JSON a hundred thousand deep is refused, at any place', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const json = JSON.stringify({ targets: [stage, { ...stage, isStage: false, name: 'Cat', more: 'DEEP' }] })
  expect(problemOf(strToU8(deep))).toBe('no_stage')
  const read = readSb3(strToU8(json.replace('"DEEP"', deep)))
  expect(read.ok && read.notes).toContainEqual({ code: 'unknown_left_out', count: 1, names: [] })
})

test('very many lookups of very many names stay fast', () => {
  const broadcasts = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`m${at}`, `message ${at}`]))
  const blocks = Object.fromEntries(
    Array.from({ length: 9000 }, (_, at) => [
      `b${at}`,
      {
        opcode: 'event_broadcast',
        next: null,
        inputs: { BROADCAST_INPUT: [1, [11, 'x', 'gone']] },
        fields: {},
        shadow: false,
        topLevel: true,
      },
    ]),
  )
  const read = readSb3(
    strToU8(
      JSON.stringify({
        targets: [
          { ...stage, broadcasts },
          { ...stage, isStage: false, name: 'Cat', blocks },
        ],
      }),
    ),
  )
  expect(read.ok && read.project.messages).toHaveLength(1000)
})

test('blocks that follow themselves, or contain themselves, are refused', () => {
  const block = { opcode: 'looks_show', next: 'a', parent: null, inputs: {}, fields: {}, shadow: false, topLevel: true }
  expect(problemOf(file(withBlocks({ a: block })))).toBe('blocks_in_a_circle')
  const round = { ...block, opcode: 'operator_round', next: null, inputs: { NUM: [2, 'b'] } }
  expect(problemOf(file(withBlocks({ a: round, b: { ...round, inputs: { NUM: [2, 'a'] } } })))).toBe('blocks_in_a_circle')
  const repeats = { ...block, opcode: 'control_forever', next: null, inputs: { SUBSTACK: [2, 'a'] } }
  expect(problemOf(file(withBlocks({ a: repeats })))).toBe('blocks_in_a_circle')
})

test('a block that two others contain is duplicated, and endless duplication is refused', () => {
  const block = { opcode: 'operator_add', next: null, parent: null, inputs: {}, fields: {}, shadow: false, topLevel: false }
  const both = (id: string) => ({ ...block, inputs: { NUM1: [2, id], NUM2: [2, id] } })
  const top = { ...both('timer'), topLevel: true }
  const read = readSb3(file(withBlocks({ a: top, timer: { ...block, opcode: 'sensing_timer' } })))
  if (!read.ok) throw new Error(read.problem)
  const [add, ...timers] = allBlocks(read.project)
  expect([add?.opcode, ...timers.map(({ opcode }) => opcode)]).toEqual(['operator_add', 'sensing_timer', 'sensing_timer'])
  expect(new Set(timers.map(({ id }) => id)).size).toBe(2)
  const many = Array.from({ length: 40 }, (_, at) => [`b${at}`, { ...both(`b${at + 1}`), topLevel: at === 0 }] as const)
  expect(problemOf(file(withBlocks(Object.fromEntries(many))))).toBe('too_many_blocks')
})

test('a game of an older Scratch version is reported as such', () => {
  expect(problemOf(zipSync({ 'project.json': strToU8('{"objName":"Stage","children":[]}') }))).toBe('older_scratch')
  expect(problemOf(strToU8('ScratchV02 and so on'))).toBe('older_scratch')
})

test('a number stays a number: costume 1 is not the costume named "1"', () => {
  const wears = (COSTUME: unknown) => ({
    opcode: 'looks_switchcostumeto',
    next: null,
    parent: null,
    inputs: { COSTUME },
    fields: {},
    shadow: false,
    topLevel: true,
  })
  const menu = {
    ...wears([]),
    opcode: 'looks_costume',
    inputs: {},
    fields: { COSTUME: [2, null] },
    shadow: true,
    topLevel: false,
  }
  const blocks = { a: wears([1, [10, 1]]), b: wears([1, [10, '1']]), c: wears([1, 'm']), m: { ...menu, parent: 'c' } }
  const read = readSb3(file(withBlocks(blocks)))
  if (!read.ok) throw new Error(read.problem)
  const written = writeSb3(read.project, read.files)
  const opened = written.ok ? unzip(written.bytes, () => (name) => name === 'project.json') : null
  const json = opened?.ok ? strFromU8(opened.files.get('project.json') ?? new Uint8Array()) : ''
  expect(json).toContain('"inputs":{"COSTUME":[1,[10,1]]}')
  expect(json).toContain('"inputs":{"COSTUME":[1,[10,"1"]]}')
  expect(json).toContain('"fields":{"COSTUME":[2,null]}')
  const flag = { id: '', opcode: 'event_whenflagclicked', inputs: [], fields: [], stacks: [] }
  const worn = read.project.sprites[0]?.scripts.map(({ blocks: script }) => {
    const costumes = ['3', '2', '1'].map((name) => ({ ...noCostume, name }))
    const sprites = read.project.sprites.map((sprite) => ({
      ...sprite,
      costumes,
      scripts: [{ x: 0, y: 0, blocks: [flag, ...script] }],
    }))
    const machine = start({ ...read.project, sprites }, { now: () => 0, random: () => 0 })
    pressFlag(machine)
    step(machine)
    return machine.actors[0]?.costume
  })
  expect(worn).toEqual([0, 2, 1])
})

const noCostume = { picture: '', width: 1, height: 1, centerX: 0, centerY: 0, resolution: 1 }

test('five thousand nested repeats, which Scratch itself cannot load, are refused', () => {
  const blocks = Array.from({ length: 5000 }, (_, at) => {
    const inputs = { TIMES: [1, [6, '2']], SUBSTACK: [2, `b${at + 1}`] }
    return [`b${at}`, { opcode: 'control_repeat', next: null, inputs, fields: {}, shadow: false, topLevel: at === 0 }]
  })
  expect(problemOf(file(withBlocks(Object.fromEntries(blocks))))).toBe('too_deep')
})

test('ids such as "__proto__" are valid', () => {
  const text = JSON.stringify(
    withBlocks({ ID: { opcode: 'looks_show', next: null, inputs: {}, fields: {}, shadow: false, topLevel: true } }),
  )
  const read = readSb3(strToU8(text.replace('"ID"', '"__proto__"')))
  expect(read.ok && allBlocks(read.project).map(({ opcode }) => opcode)).toEqual(['looks_show'])
})

test('an unknown variable is added to the stage', () => {
  const fields = { VARIABLE: ['score', 'gone'] }
  const block = {
    opcode: 'data_changevariableby',
    next: null,
    inputs: { VALUE: [1, [4, '1']] },
    fields,
    shadow: false,
    topLevel: true,
  }
  const read = readSb3(file(withBlocks({ a: block })))
  expect(read.ok && read.project.stage.variables).toEqual([{ id: 'gone', name: 'score', value: 0 }])
})

test('any changed bytes of a file give a game or a problem', () => {
  const change = fc.tuple(fc.nat(catchGame.length - 1), fc.nat(255))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(catchGame.length), (changes, length) => {
      const bytes = Uint8Array.from(catchGame)
      for (const [at, value] of changes) bytes[at] = value
      expect(readSb3(bytes)).toHaveProperty('ok')
      expect(readSb3(bytes.subarray(0, length))).toHaveProperty('ok')
    }),
    { numRuns: 300 },
  )
})

test('any project.json gives a game or a problem', () => {
  const text = new TextDecoder().decode(strToU8(JSON.stringify(jsonOf(catchGame))))
  const values = [...text.matchAll(/:("[^"]*"|-?\d+|true|false|null|\[|\{)/g)]
  fc.assert(
    fc.property(fc.nat(values.length - 1), fc.jsonValue(), (at, value) => {
      const index = values[at]?.index ?? 0
      const old = values[at]?.[1] ?? ''
      const isOpening = old === '[' || old === '{'
      const changed =
        text.slice(0, index + 1) +
        JSON.stringify(value) +
        (isOpening ? `,"rest":${old}` : '') +
        text.slice(index + 1 + old.length)
      expect(readSb3(strToU8(changed))).toHaveProperty('ok')
    }),
    { numRuns: 500 },
  )
})

function jsonOf(sb3: Uint8Array): unknown {
  const read = unzip(sb3, () => (name) => name === 'project.json')
  return read.ok ? JSON.parse(new TextDecoder().decode(read.files.get('project.json'))) : null
}
