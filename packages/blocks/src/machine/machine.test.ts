import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answer,
  type Block,
  movePointer,
  newBlock,
  opcodes,
  pressFlag,
  pressKey,
  type Procedure,
  type Project,
  start,
  step,
  stopAll,
} from '../index.ts'
import { block, count, counts, flag, game, still } from '../sample-game.ts'

const forever = (...inside: Block[]) => block('control_forever', {}, { stacks: [inside] })
const repeat = (times: string, ...inside: Block[]) => block('control_repeat', { TIMES: times }, { stacks: [inside] })

function own(code: string, warp: boolean): Procedure {
  return { code, argumentIds: ['a'], argumentNames: ['n'], argumentDefaults: [''], warp }
}

function counted(project: Project, frames = 1, world = still): unknown {
  const machine = start(project, world)
  pressFlag(machine)
  for (let frame = 0; frame < frames; frame++) step(machine)
  return machine.stage.cells[0]?.value
}

test('a loop without end gives the frame back when its time is used up', () => {
  let ms = 0
  const machine = start(game([flag, forever(counts)]), { now: () => ms++, random: () => 0, frameBudgetMs: 25 })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(60)
  expect(machine.threads).toHaveLength(1)
})

test('a loop without end and without screen refresh gives the frame back as well', () => {
  let ms = 0
  const definition = block('procedures_definition', {}, { procedure: own('run', true) })
  const call = block('procedures_call', {}, { procedure: own('run', true) })
  const machine = start(game([flag, call], [definition, forever(counts)]), {
    now: () => ms++,
    random: () => 0,
    frameBudgetMs: 25,
  })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(700)
  expect(machine.threads).toHaveLength(1)
})

test('clones that each make a clone and go give the frame back as well', () => {
  const again = block('control_create_clone_of', { CLONE_OPTION: '_myself_' })
  const project = game([flag, again], [block('control_start_as_clone'), again, counts, block('control_delete_this_clone')])
  let ms = 0
  const machine = start(project, { now: () => ms++, random: () => 0, frameBudgetMs: 25 })
  pressFlag(machine)
  step(machine)
  expect(ms).toBeLessThan(700)
  expect(machine.threads).not.toEqual([])
})

test.each([true, false])('a block that calls itself without end does not take all memory (without refresh: %s)', (warp) => {
  const call = block('procedures_call', {}, { procedure: own('again', warp) })
  const machine = start(game([flag, call], [block('procedures_definition', {}, { procedure: own('again', warp) }), call]), {
    ...still,
    passLimit: 500_000,
  })
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})

test('a text that doubles in every round stops growing', () => {
  const value = block('data_variable', {}, count)
  const doubled = block('data_setvariableto', { VALUE: block('operator_join', { STRING1: value, STRING2: value }) }, count)
  const project = game([flag, block('data_setvariableto', { VALUE: 'ha' }, count), repeat('60', doubled)])
  expect(String(counted(project)).length).toBe(1_000_000)
})

test('a program nested a hundred thousand deep starts and stops', () => {
  let inside = counts
  for (let depth = 0; depth < 100_000; depth++) inside = block('control_if', { CONDITION: 'true' }, { stacks: [[inside]] })
  let sum = block('operator_add', { NUM1: '1', NUM2: '1' })
  for (let depth = 0; depth < 100_000; depth++) sum = block('operator_add', { NUM1: sum, NUM2: '1' })
  const machine = start(game([flag, inside], [flag, block('motion_movesteps', { STEPS: sum })]), still)
  pressFlag(machine)
  step(machine)
  expect(machine.threads).toEqual([])
})

test('a loop body runs once a frame when it moves something, and as often as fits when it does not', () => {
  expect(counted(game([flag, repeat('10', counts)]))).toBe(10)
  expect(counted(game([flag, repeat('10', counts, block('motion_movesteps', { STEPS: '1' }))]))).toBe(1)
})

test('a block without screen refresh moves as far as it goes in one frame', () => {
  const definition = block('procedures_definition', {}, { procedure: own('run', true) })
  const call = block('procedures_call', {}, { procedure: own('run', true) })
  const machine = start(game([flag, call], [definition, repeat('15', block('motion_movesteps', { STEPS: '2' }))]), still)
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]?.x).toBe(30)
})

test('an own block gets its arguments, and "stop this script" leaves only it', () => {
  const argument = block('argument_reporter_string_number', {}, { fields: [{ name: 'VALUE', value: 'n' }] })
  const definition = block('procedures_definition', {}, { procedure: own('add %s', false) })
  const stop = block('control_stop', {}, { fields: [{ name: 'STOP_OPTION', value: 'this script' }] })
  const adds = block('data_changevariableby', { VALUE: argument }, count)
  const call = (a: string) => block('procedures_call', { a }, { procedure: own('add %s', false) })
  expect(counted(game([flag, call('5'), call('7')], [definition, adds, stop, counts]))).toBe(12)
})

test('an own block that calls itself keeps each call apart', () => {
  const argument = block('argument_reporter_string_number', {}, { fields: [{ name: 'VALUE', value: 'n' }] })
  const procedure = own('down %s', true)
  const smaller = block('operator_subtract', { NUM1: argument, NUM2: '1' })
  const again = block('procedures_call', { a: smaller }, { procedure })
  const isMore = block('operator_gt', { OPERAND1: argument, OPERAND2: '0' })
  const body = block('control_if', { CONDITION: isMore }, { stacks: [[repeat('2', counts), again, counts]] })
  const project = game(
    [flag, block('procedures_call', { a: '4' }, { procedure })],
    [block('procedures_definition', {}, { procedure }), body],
  )
  expect(counted(project)).toBe(12)
})

test('there are never more than 300 clones, and stop removes them', () => {
  const clone = block('control_create_clone_of', { CLONE_OPTION: '_myself_' })
  const machine = start(game([flag, repeat('400', clone)], [block('control_start_as_clone'), forever(counts)]), {
    ...still,
    passLimit: 1000,
  })
  machine.turbo = true
  pressFlag(machine)
  step(machine)
  expect(machine.actors).toHaveLength(301)
  stopAll(machine)
  expect([machine.actors.length, machine.layers.length, machine.threads.length]).toEqual([1, 1, 0])
})

test('turbo still waits', () => {
  const clock = { ms: 0 }
  const machine = start(game([flag, block('control_wait', { DURATION: '1' }), counts]), { ...still, now: () => clock.ms })
  machine.turbo = true
  pressFlag(machine)
  for (const [ms, value] of [
    [33, 0],
    [1000, 0],
    [1033, 1],
  ] as const) {
    clock.ms = ms
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(value)
  }
})

test('a script that only waits for the clock costs one pass a frame', () => {
  const clock = { ms: 0 }
  const machine = start(game([flag, block('control_wait', { DURATION: '5' })]), { ...still, now: () => clock.ms })
  pressFlag(machine)
  step(machine)
  clock.ms = 100
  step(machine)
  expect(machine.passes).toBe(1)
})

test('broadcast and wait goes on when the receivers are done', () => {
  const project = game(
    [flag, block('event_broadcastandwait', { BROADCAST_INPUT: 'message1' }), counts],
    [
      block('event_whenbroadcastreceived', {}, { fields: [{ name: 'BROADCAST_OPTION', value: 'MESSAGE1' }] }),
      repeat('10', counts),
    ],
  )
  expect(counted(project)).toBe(11)
  expect(counted(game([flag, block('event_broadcast', { BROADCAST_INPUT: 'unknown' }), counts]))).toBe(1)
})

test('timer hats fire once when the time is over, and again only after the timer was reset', () => {
  const clock = { ms: 0 }
  const hat = block('event_whengreaterthan', { VALUE: '1' }, { fields: [{ name: 'WHENGREATERTHANMENU', value: 'TIMER' }] })
  const machine = start(game([hat, counts]), { ...still, now: () => clock.ms })
  for (const [ms, value] of [
    [500, 0],
    [1100, 0],
    // They watch the clock of the frame before.
    [1133, 1],
    [1200, 1],
  ] as const) {
    clock.ms = ms
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(value)
  }
  machine.timerStartMs = 1200
  for (const [ms, value] of [
    [1300, 1],
    [2300, 1],
    [2333, 2],
  ] as const) {
    clock.ms = ms
    step(machine)
    expect(machine.stage.cells[0]?.value).toBe(value)
  }
})

test('list places count from 1, cut fractions and know a few words', () => {
  const list = { fields: [{ name: 'LIST', value: 'list', id: 'list' }] }
  const add = (item: string) => block('data_addtolist', { ITEM: item }, list)
  const machine = start(
    game([
      flag,
      ...['a', 'b', 'c', 'd'].map(add),
      block('data_deleteoflist', { INDEX: '2.9' }, list),
      block('data_insertatlist', { ITEM: 'z', INDEX: 'last' }, list),
      block('data_replaceitemoflist', { INDEX: '1', ITEM: 'A' }, list),
      block('data_deleteoflist', { INDEX: '9' }, list),
    ]),
    still,
  )
  pressFlag(machine)
  step(machine)
  expect(machine.stage.lists[0]?.items).toEqual(['A', 'c', 'd', 'z'])
})

const nothing: Block[] = []

const anyBlocks = fc.letrec<{ block: Block; reporter: Block | null; blocks: Block[] }>((tie) => ({
  block: fc
    .tuple(
      fc.constantFrom(...opcodes.keys()),
      tie('blocks'),
      fc.constantFrom('1', '-3', '0.5', 'cat', '_myself_', 'message1'),
      tie('reporter'),
    )
    .map(([opcode, inside, value, reporter]) => {
      const made = newBlock(opcode) ?? block(opcode)
      const inputs = made.inputs.map((input) => (reporter ? { ...input, block: reporter } : { ...input, value }))
      return { ...made, inputs, stacks: made.stacks.map(() => inside) }
    }),
  reporter: fc.oneof({ maxDepth: 4 }, fc.constant(null), tie('block')),
  blocks: fc.oneof({ maxDepth: 4 }, fc.constant(nothing), fc.array(tie('block'), { maxLength: 3 })),
}))

const hats = [
  'event_whenflagclicked',
  'event_whenbroadcastreceived',
  'control_start_as_clone',
  'event_whenkeypressed',
  'event_whenthisspriteclicked',
  'event_whengreaterthan',
  'event_whentouchingobject',
]
const anyScripts = fc.array(fc.tuple(fc.constantFrom(...hats), anyBlocks.blocks), { minLength: 1, maxLength: 4 })

test('no program holds a frame up: with endless loops around anything, each frame gives the page back in time', () => {
  fc.assert(
    fc.property(anyScripts, fc.boolean(), fc.boolean(), (all, turbo, isWarp) => {
      let ms = 0
      const now = () => (ms += 5)
      const endless = all.map(([hat, blocks]) => [newBlock(hat)!, forever(...blocks)])
      const calls = block('procedures_call', {}, { procedure: own('run', isWarp) })
      const definition = block('procedures_definition', {}, { procedure: own('run', isWarp) })
      const machine = start(game(...endless, [flag, forever(calls)], [definition, forever(...(all[0]?.[1] ?? []))]), {
        now,
        // Looking at the date must not make this clock go on: blocks may ask for it, and the budget is not theirs.
        date: () => ({ ms, aheadMinutes: 0 }),
        random: () => 0.5,
        frameBudgetMs: 25,
      })
      machine.turbo = turbo
      pressFlag(machine)
      for (let frame = 0; frame < 4; frame++) {
        const startedMs = ms
        pressKey(machine, ' ', true)
        step(machine)
        // Loops without screen refresh may take half a second.
        expect(ms - startedMs).toBeLessThan(700)
      }
      stopAll(machine)
      step(machine)
      expect(machine.threads).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('any program runs without a fault, and stops on Stop', () => {
  fc.assert(
    fc.property(anyScripts, fc.boolean(), (all, turbo) => {
      const clock = { ms: 0 }
      const machine = start(game(...all.map(([hat, blocks]) => [newBlock(hat)!, ...blocks])), {
        ...still,
        now: () => clock.ms,
        passLimit: 5,
      })
      machine.turbo = turbo
      pressFlag(machine)
      for (let frame = 0; frame < 8; frame++) {
        clock.ms += 33
        if (frame === 2) pressKey(machine, ' ', true)
        if (frame === 4) movePointer(machine, { x: 0, y: 0, down: true })
        step(machine)
      }
      stopAll(machine)
      expect(machine.threads).toEqual([])
      step(machine)
      expect(machine.threads.filter(({ entry }) => entry.isTrue === undefined)).toEqual([])
      expect(machine.actors.filter(({ isClone }) => isClone)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a repeat whose count is drawn draws again in every round, as Scratch does, and keeps its first count', () => {
  let draws = 0
  const random = () => {
    draws++
    return 0
  }
  const times = block('operator_random', { FROM: '3', TO: '9' })
  const project = game([flag, block('control_repeat', { TIMES: times }, { stacks: [[counts]] })])
  expect(counted(project, 1, { ...still, random })).toBe(3)
  expect(draws).toBe(4)
})

test('a question waits for its answer, in a bubble where the sprite can be seen', () => {
  const ask = block('sensing_askandwait', { QUESTION: 'Who?' })
  const machine = start(game([flag, ask, block('data_setvariableto', { VALUE: block('sensing_answer') }, count)]), still)
  pressFlag(machine)
  step(machine)
  expect(machine.actors[0]?.bubble).toEqual({ kind: 'say', text: 'Who?' })
  answer(machine, 'Mia')
  step(machine)
  expect([machine.actors[0]?.bubble, machine.stage.cells[0]?.value]).toEqual([null, 'Mia'])
})
