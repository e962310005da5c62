import { expect, test } from 'vitest'
import { type Block, type Machine, movePointer, pressFlag, pressKey, type Project, start, step, stopAll } from '../index.ts'
import { block, addOneToCount, flagHat, game, paletteBlock, setCount, fixedWorld } from '../sample-game.ts'

const repeat = (TIMES: string | Block, ...inside: Block[]) => paletteBlock('control_repeat', { TIMES }, inside)
const forever = (...inside: Block[]) => paletteBlock('control_forever', {}, inside)
const infinity = paletteBlock('operator_divide', { NUM1: '1', NUM2: '0' })
const receives = paletteBlock('event_whenbroadcastreceived')
const sendsAndWaits = paletteBlock('event_broadcastandwait')

function begun(project: Project): Machine {
  const machine = start(project, { ...fixedWorld, passLimit: 1000 })
  pressFlag(machine)
  return machine
}

function countedAfter(project: Project, frames = 1): unknown {
  const machine = begun(project)
  for (let frame = 0; frame < frames; frame++) step(machine)
  return machine.stage.cells[0]?.value
}

test.each([
  ['2.5', 3],
  ['0.5', 1],
  ['0.4', 0],
  ['-3', 0],
  ['often', 0],
  ['1e1', 10],
])('repeat %s runs %s times', (times, rounds) => {
  expect(countedAfter(game([flagHat, repeat(times, addOneToCount)]))).toBe(rounds)
})

test('repeat without limit runs as long as passes are left, and the count is read once', () => {
  expect(countedAfter(game([flagHat, repeat(infinity, addOneToCount)]))).toBe(1000)
  const own = block('data_variable', {}, { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }] })
  expect(countedAfter(game([flagHat, setCount('3'), repeat(own, addOneToCount)]))).toBe(6)
})

test('conditions are evaluated first, and an empty input is false', () => {
  const yes = block('operator_not')
  expect(countedAfter(game([flagHat, paletteBlock('control_repeat_until', { CONDITION: yes }, [addOneToCount])]))).toBe(0)
  expect(countedAfter(game([flagHat, paletteBlock('control_while', {}, [addOneToCount]), addOneToCount]))).toBe(1)
  expect(countedAfter(game([flagHat, block('control_if_else', {}, { stacks: [[setCount('9')], [addOneToCount]] })]))).toBe(1)
  expect(countedAfter(game([flagHat, paletteBlock('control_wait_until', { CONDITION: yes }), addOneToCount]))).toBe(1)
})

test('for each increments its variable', () => {
  const each = block(
    'control_for_each',
    { VALUE: '4' },
    { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }], stacks: [[]] },
  )
  expect(countedAfter(game([flagHat, each]))).toBe(4)
})

test.each(['0', '-1', 'soon'])('waiting %s still waits for the next frame', (DURATION) => {
  const project = game([flagHat, paletteBlock('control_wait', { DURATION }), addOneToCount])
  expect([countedAfter(project, 1), countedAfter(project, 2)]).toEqual([0, 1])
})

test('stopping other scripts keeps this one, and removes their questions', () => {
  const stops = paletteBlock('control_stop', { STOP_OPTION: 'other scripts in sprite' })
  const asks = [flagHat, paletteBlock('sensing_askandwait', { QUESTION: 'Who?' })]
  const machine = begun(game(asks, [flagHat, paletteBlock('control_wait', { DURATION: '0' }), stops, addOneToCount]))
  step(machine)
  expect(machine.actors[0]?.bubble?.text).toBe('Who?')
  step(machine)
  expect([machine.actors[0]?.bubble, machine.lastQuestion, machine.questions.length]).toEqual([null, null, 0])
  expect(machine.stage.cells[0]?.value).toBe(1)
})

test.each([
  ['forever', forever],
  ['repeat', (...inside: Block[]) => repeat('9', ...inside)],
])('%s: a wait for a sound ends its iteration, and the next begins in the frame that resumes', (_name, loop) => {
  const waits = paletteBlock('control_if', { CONDITION: paletteBlock('operator_not') }, [paletteBlock('sound_setvolumeto')])
  const moves = [flagHat, forever(paletteBlock('motion_movesteps'))]
  expect(countedAfter(game([flagHat, loop(addOneToCount, waits)], moves), 3)).toBe(3)
  // Any other end of an iteration yields to the other scripts, which draw.
  expect(countedAfter(game([flagHat, loop(addOneToCount, waits, paletteBlock('motion_movesteps'))], moves), 3)).toBe(2)
})

test('a clone copies the state of its timer hats at its creation', () => {
  const hat = paletteBlock('event_whengreaterthan', { VALUE: '1' })
  let ms = 0
  const machine = start(game([hat, addOneToCount, paletteBlock('control_create_clone_of')]), { ...fixedWorld, now: () => ms })
  const seen = [2000, 2033, 2067, 2100].map((at) => {
    ms = at
    step(machine)
    return machine.stage.cells[0]?.value
  })
  expect(seen).toEqual([0, 1, 1, 1])
})

test('a draggable sprite is clicked when the button is released over it, wherever it was pressed', () => {
  const machine = begun(
    game([flagHat, paletteBlock('sensing_setdragmode')], [paletteBlock('event_whenthisspriteclicked'), addOneToCount]),
  )
  step(machine)
  movePointer(machine, { x: 200, y: 150, down: true })
  movePointer(machine, { x: 0, y: 0 })
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(0)
  movePointer(machine, { x: 0, y: 0, down: false })
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(1)
})

test('stop all ends everything, also scripts before it in the list', () => {
  expect(countedAfter(game([flagHat, forever(addOneToCount)], [flagHat, paletteBlock('control_stop')]), 3)).toBe(1)
})

test('scripts whose turn comes after "stop all" run once more, and those before it do not', () => {
  const says = paletteBlock('looks_say', { MESSAGE: 'Game over' })
  const machine = begun(
    game(
      [flagHat, forever(addOneToCount)],
      [flagHat, paletteBlock('control_stop'), addOneToCount],
      [flagHat, says, forever(addOneToCount)],
    ),
  )
  step(machine)
  expect([machine.stage.cells[0]?.value, machine.threads.length]).toEqual([2, 0])
  expect(machine.actors[0]?.bubble?.text).toBe('Game over')
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(2)
})

test('blocks after "delete this clone" run for an original only', () => {
  const clone = [paletteBlock('control_start_as_clone'), paletteBlock('control_delete_this_clone'), addOneToCount]
  expect(countedAfter(game([flagHat, paletteBlock('control_create_clone_of'), addOneToCount], clone))).toBe(1)
  expect(countedAfter(game([flagHat, paletteBlock('control_delete_this_clone'), addOneToCount]))).toBe(1)
})

test('a clone has the looks of its original and its own variables, at full volume, without its bubble', () => {
  const blocks = ['motion_movesteps', 'looks_say', 'looks_changeeffectby', 'control_create_clone_of'].map((opcode) =>
    paletteBlock(opcode),
  )
  const machine = begun(game([flagHat, paletteBlock('sound_setvolumeto', { VOLUME: '20' }), ...blocks]))
  step(machine)
  step(machine)
  const [cat, clone] = machine.actors
  expect(clone).toMatchObject({ x: 10, bubble: null, volume: 100, isClone: true })
  expect(cat).toMatchObject({ bubble: { text: 'Hello!' }, volume: 20 })
  expect(clone?.effects.get('color')).toBe(25)
  expect(machine.layers.map(({ id }) => id)).toEqual([1, 0])
})

test('a sender whose receivers end before its own turn in the pass continues in the next frame', () => {
  const isShown = paletteBlock('operator_gt', { OPERAND1: shown(), OPERAND2: '0' })
  const machine = begun(
    game(
      [flagHat, paletteBlock('event_broadcast')],
      [receives, paletteBlock('control_wait_until', { CONDITION: isShown })],
      [paletteBlock('event_whenkeypressed'), addOneToCount, sendsAndWaits, addOneToCount],
    ),
  )
  step(machine)
  pressKey(machine, ' ', true)
  const seen = [1, 2].map(() => {
    step(machine)
    return machine.stage.cells[0]?.value
  })
  expect(seen).toEqual([1, 2])
  // A receiver behind its sender ends after the sender's check, so the next pass continues.
  expect(countedAfter(game([flagHat, sendsAndWaits, addOneToCount], [receives, addOneToCount]))).toBe(2)
})

function shown(): Block {
  return block('data_variable', {}, { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }] })
}

test('a message that is sent again restarts its receivers and releases the first sender', () => {
  const project = game(
    [flagHat, sendsAndWaits, setCount('7')],
    [flagHat, paletteBlock('control_wait', { DURATION: '0' }), paletteBlock('event_broadcast')],
    [receives, forever(paletteBlock('motion_movesteps', { STEPS: '0' }))],
  )
  expect([countedAfter(project, 2), countedAfter(project, 3)]).toEqual([0, '7'])
})

test('a key does not start its script again while it runs, a click does', () => {
  const key = begun(
    game([paletteBlock('event_whenkeypressed'), addOneToCount, forever(paletteBlock('motion_movesteps', { STEPS: '0' }))]),
  )
  for (let times = 0; times < 3; times++) {
    pressKey(key, ' ', true)
    step(key)
  }
  expect(key.stage.cells[0]?.value).toBe(1)
  const click = begun(
    game([paletteBlock('event_whenthisspriteclicked'), addOneToCount, forever(paletteBlock('motion_movesteps', { STEPS: '0' }))]),
  )
  for (let times = 0; times < 3; times++) {
    movePointer(click, { x: 0, y: 0, down: true })
    movePointer(click, { x: 0, y: 0, down: false })
    step(click)
  }
  expect(click.stage.cells[0]?.value).toBe(3)
})

test('a press on the edge of the stage, or outside, starts nothing', () => {
  const machine = begun(
    game(
      [paletteBlock('event_whenthisspriteclicked'), addOneToCount],
      [flagHat, paletteBlock('motion_gotoxy', { X: '240', Y: '0' })],
    ),
  )
  step(machine)
  for (const x of [250, 240, 239]) {
    movePointer(machine, { x, y: 0, down: true })
    movePointer(machine, { x, y: 0, down: false })
  }
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(1)
})

test('a fully transparent sprite cannot be clicked; the stage behind it is clicked', () => {
  const project = game(
    [flagHat, paletteBlock('looks_seteffectto', { EFFECT: 'GHOST', VALUE: '100' })],
    [paletteBlock('event_whenthisspriteclicked'), setCount('cat')],
  )
  const scripts = [{ x: 0, y: 0, blocks: [paletteBlock('event_whenstageclicked'), setCount('stage')] }]
  const machine = begun({ ...project, stage: { ...project.stage, scripts } })
  step(machine)
  movePointer(machine, { x: 0, y: 0, down: true })
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe('stage')
})

test('the green flag resets the answer, the effects and the timer, not the positions', () => {
  const machine = begun(
    game([paletteBlock('event_whenthisspriteclicked'), paletteBlock('motion_movesteps'), paletteBlock('looks_changeeffectby')]),
  )
  machine.answer = 'Mia'
  movePointer(machine, { x: 0, y: 0, down: true })
  step(machine)
  pressFlag(machine)
  expect(machine).toMatchObject({ answer: '' })
  expect(machine.actors[0]).toMatchObject({ x: 10 })
  expect(machine.actors[0]?.effects.size).toBe(0)
})

test('stop removes clones, bubbles, questions, effects and sounds', () => {
  const machine = begun(
    game([
      flagHat,
      ...['control_create_clone_of', 'sound_changeeffectby', 'looks_say', 'sensing_askandwait'].map((each) => paletteBlock(each)),
    ]),
  )
  step(machine)
  step(machine)
  stopAll(machine)
  expect(machine).toMatchObject({ threads: [], questions: [], lastQuestion: null, silencedAfter: 0 })
  expect(machine.actors).toHaveLength(1)
  expect([machine.actors[0]?.bubble, machine.actors[0]?.soundEffects.size]).toEqual([null, 0])
})
