import { expect, test } from 'vitest'
import { type Block, type Machine, movePointer, pressFlag, pressKey, type Project, start, step, stopAll } from '../index.ts'
import { block, counts, flag, game, made, sets, still } from '../sample-game.ts'

const repeat = (TIMES: string | Block, ...inside: Block[]) => made('control_repeat', { TIMES }, inside)
const forever = (...inside: Block[]) => made('control_forever', {}, inside)
const infinity = made('operator_divide', { NUM1: '1', NUM2: '0' })
const receives = made('event_whenbroadcastreceived')
const sendsAndWaits = made('event_broadcastandwait')

function begun(project: Project): Machine {
  const machine = start(project, { ...still, passLimit: 1000 })
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
  expect(countedAfter(game([flag, repeat(times, counts)]))).toBe(rounds)
})

test('repeat without limit runs as long as passes are left, and the count is read once', () => {
  expect(countedAfter(game([flag, repeat(infinity, counts)]))).toBe(1000)
  const own = block('data_variable', {}, { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }] })
  expect(countedAfter(game([flag, sets('3'), repeat(own, counts)]))).toBe(6)
})

test('conditions are evaluated first, and an empty input is false', () => {
  const yes = block('operator_not')
  expect(countedAfter(game([flag, made('control_repeat_until', { CONDITION: yes }, [counts])]))).toBe(0)
  expect(countedAfter(game([flag, made('control_while', {}, [counts]), counts]))).toBe(1)
  expect(countedAfter(game([flag, block('control_if_else', {}, { stacks: [[sets('9')], [counts]] })]))).toBe(1)
  expect(countedAfter(game([flag, made('control_wait_until', { CONDITION: yes }), counts]))).toBe(1)
})

test('for each increments its variable', () => {
  const each = block(
    'control_for_each',
    { VALUE: '4' },
    { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }], stacks: [[]] },
  )
  expect(countedAfter(game([flag, each]))).toBe(4)
})

test.each(['0', '-1', 'soon'])('waiting %s still waits for the next frame', (DURATION) => {
  const project = game([flag, made('control_wait', { DURATION }), counts])
  expect([countedAfter(project, 1), countedAfter(project, 2)]).toEqual([0, 1])
})

test('stopping other scripts keeps this one, and removes their questions', () => {
  const stops = made('control_stop', { STOP_OPTION: 'other scripts in sprite' })
  const asks = [flag, made('sensing_askandwait', { QUESTION: 'Who?' })]
  const machine = begun(game(asks, [flag, made('control_wait', { DURATION: '0' }), stops, counts]))
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
  const waits = made('control_if', { CONDITION: made('operator_not') }, [made('sound_setvolumeto')])
  const moves = [flag, forever(made('motion_movesteps'))]
  expect(countedAfter(game([flag, loop(counts, waits)], moves), 3)).toBe(3)
  // Any other end of an iteration yields to the other scripts, which draw.
  expect(countedAfter(game([flag, loop(counts, waits, made('motion_movesteps'))], moves), 3)).toBe(2)
})

test('a clone copies the state of its timer hats at its creation', () => {
  const hat = made('event_whengreaterthan', { VALUE: '1' })
  let ms = 0
  const machine = start(game([hat, counts, made('control_create_clone_of')]), { ...still, now: () => ms })
  const seen = [2000, 2033, 2067, 2100].map((at) => {
    ms = at
    step(machine)
    return machine.stage.cells[0]?.value
  })
  expect(seen).toEqual([0, 1, 1, 1])
})

test('a draggable sprite is clicked when the button is released over it, wherever it was pressed', () => {
  const machine = begun(game([flag, made('sensing_setdragmode')], [made('event_whenthisspriteclicked'), counts]))
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
  expect(countedAfter(game([flag, forever(counts)], [flag, made('control_stop')]), 3)).toBe(1)
})

test('scripts whose turn comes after "stop all" run once more, and those before it do not', () => {
  const says = made('looks_say', { MESSAGE: 'Game over' })
  const machine = begun(game([flag, forever(counts)], [flag, made('control_stop'), counts], [flag, says, forever(counts)]))
  step(machine)
  expect([machine.stage.cells[0]?.value, machine.threads.length]).toEqual([2, 0])
  expect(machine.actors[0]?.bubble?.text).toBe('Game over')
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(2)
})

test('blocks after "delete this clone" run for an original only', () => {
  const clone = [made('control_start_as_clone'), made('control_delete_this_clone'), counts]
  expect(countedAfter(game([flag, made('control_create_clone_of'), counts], clone))).toBe(1)
  expect(countedAfter(game([flag, made('control_delete_this_clone'), counts]))).toBe(1)
})

test('a clone has the looks of its original and its own variables, at full volume, without its bubble', () => {
  const blocks = ['motion_movesteps', 'looks_say', 'looks_changeeffectby', 'control_create_clone_of'].map((opcode) =>
    made(opcode),
  )
  const machine = begun(game([flag, made('sound_setvolumeto', { VOLUME: '20' }), ...blocks]))
  step(machine)
  step(machine)
  const [cat, clone] = machine.actors
  expect(clone).toMatchObject({ x: 10, bubble: null, volume: 100, isClone: true })
  expect(cat).toMatchObject({ bubble: { text: 'Hello!' }, volume: 20 })
  expect(clone?.effects.get('color')).toBe(25)
  expect(machine.layers.map(({ id }) => id)).toEqual([1, 0])
})

test('a sender whose receivers end before its own turn in the pass continues in the next frame', () => {
  const isShown = made('operator_gt', { OPERAND1: shown(), OPERAND2: '0' })
  const machine = begun(
    game(
      [flag, made('event_broadcast')],
      [receives, made('control_wait_until', { CONDITION: isShown })],
      [made('event_whenkeypressed'), counts, sendsAndWaits, counts],
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
  expect(countedAfter(game([flag, sendsAndWaits, counts], [receives, counts]))).toBe(2)
})

function shown(): Block {
  return block('data_variable', {}, { fields: [{ name: 'VARIABLE', value: 'count', id: 'count' }] })
}

test('a message that is sent again restarts its receivers and releases the first sender', () => {
  const project = game(
    [flag, sendsAndWaits, sets('7')],
    [flag, made('control_wait', { DURATION: '0' }), made('event_broadcast')],
    [receives, forever(made('motion_movesteps', { STEPS: '0' }))],
  )
  expect([countedAfter(project, 2), countedAfter(project, 3)]).toEqual([0, '7'])
})

test('a key does not start its script again while it runs, a click does', () => {
  const key = begun(game([made('event_whenkeypressed'), counts, forever(made('motion_movesteps', { STEPS: '0' }))]))
  for (let times = 0; times < 3; times++) {
    pressKey(key, ' ', true)
    step(key)
  }
  expect(key.stage.cells[0]?.value).toBe(1)
  const click = begun(game([made('event_whenthisspriteclicked'), counts, forever(made('motion_movesteps', { STEPS: '0' }))]))
  for (let times = 0; times < 3; times++) {
    movePointer(click, { x: 0, y: 0, down: true })
    movePointer(click, { x: 0, y: 0, down: false })
    step(click)
  }
  expect(click.stage.cells[0]?.value).toBe(3)
})

test('a press on the edge of the stage, or outside, starts nothing', () => {
  const machine = begun(game([made('event_whenthisspriteclicked'), counts], [flag, made('motion_gotoxy', { X: '240', Y: '0' })]))
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
    [flag, made('looks_seteffectto', { EFFECT: 'GHOST', VALUE: '100' })],
    [made('event_whenthisspriteclicked'), sets('cat')],
  )
  const scripts = [{ x: 0, y: 0, blocks: [made('event_whenstageclicked'), sets('stage')] }]
  const machine = begun({ ...project, stage: { ...project.stage, scripts } })
  step(machine)
  movePointer(machine, { x: 0, y: 0, down: true })
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe('stage')
})

test('the green flag resets the answer, the effects and the timer, not the positions', () => {
  const machine = begun(game([made('event_whenthisspriteclicked'), made('motion_movesteps'), made('looks_changeeffectby')]))
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
      flag,
      ...['control_create_clone_of', 'sound_changeeffectby', 'looks_say', 'sensing_askandwait'].map((each) => made(each)),
    ]),
  )
  step(machine)
  step(machine)
  stopAll(machine)
  expect(machine).toMatchObject({ threads: [], questions: [], lastQuestion: null, silencedAfter: 0 })
  expect(machine.actors).toHaveLength(1)
  expect([machine.actors[0]?.bubble, machine.actors[0]?.soundEffects.size]).toEqual([null, 0])
})
