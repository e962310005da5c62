/** Files that Scratch's virtual machine treats in an unexpected way: ours does the same. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { allBlocks } from '../project.ts'
import { parseScenario, traceLines } from '../trace.ts'
import { checkSb3 } from './check/check-sb3.ts'
import { readSb3 } from './read.ts'
import { writeSb3 } from './write.ts'

const stage = { isStage: true, name: 'Stage', variables: {}, lists: {}, broadcasts: {}, blocks: {}, costumes: [], sounds: [] }

function file(project: unknown): Uint8Array {
  return zipSync({ 'project.json': strToU8(JSON.stringify(project)) })
}

/** A game whose cat has these blocks, by id. */
function withBlocks(blocks: Record<string, unknown>): unknown {
  return { targets: [stage, { ...stage, isStage: false, name: 'Cat', blocks }] }
}

/** After twenty frames from the green flag. */
function lastFrameOf(project: unknown): unknown {
  const read = readSb3(file(project))
  const parsed = parseScenario({ frames: 20 })
  if (!read.ok || !parsed.ok) throw new Error('no game')
  return [...traceLines(read.project, parsed.scenario)].at(-1)
}

const flag = (next: string) => ({ opcode: 'event_whenflagclicked', topLevel: true, next })
const move = (steps: number, next?: string) => ({ opcode: 'motion_movesteps', inputs: { STEPS: [1, [4, steps]] }, next })

test.each([
  ['goes on', { m: move(10, 'gone') }, 10],
  ['begins', {}, 0],
])('a row of blocks that %s with a block missing in the file ends its whole script', (_, row, x) => {
  const repeat = { opcode: 'control_repeat', inputs: { TIMES: [1, [6, 3]], SUBSTACK: [2, 'm'] }, next: 'after' }
  expect(lastFrameOf(withBlocks({ f: flag('r'), r: repeat, ...row, after: move(100) }))).toMatchObject({ sprites: [{ x }] })
})

test('a broken row in a custom block ends the calling script, also in a loop and after a round trip', () => {
  const mutation = { proccode: 'run', argumentids: '[]', argumentnames: '[]', argumentdefaults: '[]', warp: 'false' }
  const own = (row: Record<string, unknown>) =>
    withBlocks({
      f: flag('c'),
      c: { opcode: 'procedures_call', mutation, next: 'after' },
      after: move(100),
      d: { opcode: 'procedures_definition', topLevel: true, inputs: { custom_block: [1, 'p'] }, next: 'm' },
      p: { opcode: 'procedures_prototype', shadow: true, mutation },
      ...row,
    })
  const loop = { opcode: 'control_repeat', inputs: { TIMES: [1, [6, 3]], SUBSTACK: [2, 'n'] } }
  expect(lastFrameOf(own({ m: move(10, 'gone') }))).toMatchObject({ sprites: [{ x: 10 }] })
  expect(lastFrameOf(own({ m: loop, n: move(10, 'gone') }))).toMatchObject({ sprites: [{ x: 10 }] })
  const read = readSb3(file(own({ m: move(10, 'gone') })))
  const written = read.ok ? writeSb3(read.project, read.files) : read
  const again = written.ok ? readSb3(written.bytes) : written
  const parsed = parseScenario({ frames: 20 })
  if (!again.ok || !parsed.ok) throw new Error('no game')
  expect([...traceLines(again.project, parsed.scenario)].at(-1)).toMatchObject({ sprites: [{ x: 10 }] })
})

test('a missing text is said as the word undefined, before and after export; an empty text says nothing', () => {
  const projectSaying = (inputs: object) => withBlocks({ f: flag('s'), s: { opcode: 'looks_say', inputs } })
  expect(lastFrameOf(projectSaying({}))).toMatchObject({ sprites: [{ say: ['say', 'undefined'] }] })
  expect(lastFrameOf(projectSaying({ MESSAGE: [1, [10, '']] }))).toMatchObject({ sprites: [{ say: null }] })
  const read = readSb3(file(projectSaying({})))
  const written = read.ok ? writeSb3(read.project, read.files) : read
  const again = written.ok ? readSb3(written.bytes) : written
  expect(again.ok && allBlocks(again.project).at(-1)?.inputs).toEqual([{ name: 'MESSAGE', value: '', shadow: 'null' }])
})

test("a name with an unknown id means the sprite's own variable before the stage's", () => {
  const set = { opcode: 'data_setvariableto', inputs: { VALUE: [1, [10, 'hit']] }, fields: { VARIABLE: ['score', 'unknown'] } }
  const cat = { ...stage, isStage: false, name: 'Cat', variables: { own: ['score', 3] }, blocks: { f: flag('s'), s: set } }
  expect(lastFrameOf({ targets: [{ ...stage, variables: { shared: ['score', 7] } }, cat] })).toMatchObject({
    vars: { score: 7 },
    sprites: [{ vars: { score: 'hit' } }],
  })
})

test('a monitor is found by id whatever its stated kind, and by name if its id is unknown', () => {
  const readout = (id: string, name: string) => ({ id, opcode: 'data_variable', params: { VARIABLE: name }, visible: true })
  const found = lastFrameOf({
    targets: [{ ...stage, variables: { v: ['score', 1] }, lists: { l: ['names', ['a']] } }],
    monitors: [readout('unknown', 'score'), readout('l', 'names'), readout('unknown', 'nobody')],
  })
  expect(found).toMatchObject({ monitors: ['score', 'names'] })
})

test('a clone does not copy an infinite effect', () => {
  const effect = (opcode: string, input: string, value: string | number, next?: string) => ({
    opcode,
    inputs: { [input]: [1, [4, value]] },
    fields: { EFFECT: ['COLOR', null] },
    next,
  })
  const blocks = {
    f: flag('e'),
    e: effect('looks_seteffectto', 'VALUE', 'Infinity', 'c'),
    c: { opcode: 'control_create_clone_of', inputs: { CLONE_OPTION: [1, 'm'] } },
    m: { opcode: 'control_create_clone_of_menu', shadow: true, fields: { CLONE_OPTION: ['_myself_', null] } },
    k: { opcode: 'control_start_as_clone', topLevel: true, next: 'x' },
    x: effect('looks_changeeffectby', 'CHANGE', 5),
  }
  expect(lastFrameOf(withBlocks(blocks))).toMatchObject({ sprites: [{}, { clone: true, fx: { color: 5 } }] })
})

test('a variable block with the id of a list reads its items as a text with commas, and puts its value in their place', () => {
  const field = { VARIABLE: ['names', 'l'] }
  const read = { opcode: 'data_variable', fields: field }
  const say = (next?: string) => ({ opcode: 'looks_say', inputs: { MESSAGE: [3, 'v', [10, '']] }, next })
  const game = (blocks: object) => ({
    targets: [
      { ...stage, lists: { l: ['names', ['a', 2, 'c']] } },
      { ...stage, isStage: false, name: 'Cat', blocks: { f: flag('s'), v: read, ...blocks } },
    ],
  })
  const set = { opcode: 'data_setvariableto', inputs: { VALUE: [1, [10, 'new']] }, fields: field, next: 'say' }
  const change = { opcode: 'data_changevariableby', inputs: { VALUE: [1, [4, 5]] }, fields: field, next: 'say' }
  const plain = game({ s: say() })
  expect(lastFrameOf(plain)).toMatchObject({ vars: {}, sprites: [{ say: ['say', 'a,2,c'] }] })
  expect(lastFrameOf(game({ s: set, say: say() }))).toMatchObject({ sprites: [{ say: ['say', 'new'] }] })
  expect(lastFrameOf(game({ s: change, say: say() }))).toMatchObject({ sprites: [{ say: ['say', '5'] }] })
  const first = readSb3(file(plain))
  const written = first.ok ? writeSb3(first.project, first.files) : first
  if (!written.ok) throw new Error('not written')
  expect(checkSb3(written.bytes)).toEqual([])
  const again = readSb3(written.bytes)
  const parsed = parseScenario({ frames: 20 })
  if (!again.ok || !parsed.ok) throw new Error('no game')
  expect([...traceLines(again.project, parsed.scenario)].at(-1)).toMatchObject({ sprites: [{ say: ['say', 'a,2,c'] }] })
})
