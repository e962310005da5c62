import { expect, test } from 'vitest'
import { appendBlock, blockOf, moveIntoSubstack } from '../edit/edit.ts'
import { pressKey } from '../machine/events.ts'
import { pressFlag, start, step } from '../machine/machine.ts'
import { newBlock, withFlags } from '../palette/new-block.ts'
import { palette } from '../palette/wide-palette.ts'
import type { Project } from '../project.ts'
import { paletteBlock } from '../sample-game.ts'
import { mulberry32 } from '../trace.ts'
import { activities, activitiesAt, type Activity, type ActivityStep } from './activities.ts'
import { beginActivity } from './begin.ts'
import { watchFor, type Goal } from './watch.ts'

/** Whether the goal is reached in a game that runs for this many seconds, with a key held at one second or never. */
function happens(wanted: Goal, game: Project, { seconds = 5, keyAtSecond = Infinity } = {}): boolean {
  const shown = withFlags(game)
  let frame = 0
  const now = () => Math.round((frame * 1000) / 30)
  const machine = start(shown, { now, random: mulberry32(1), passLimit: 1000, watchesBlocks: true })
  pressFlag(machine)
  const watch = watchFor(wanted, machine, shown)
  let met = false
  for (frame = 1; frame <= seconds * 30; frame++) {
    if (frame === keyAtSecond * 30) pressKey(machine, ' ', true)
    step(machine)
    met = watch.see()
  }
  return met
}

/** The game after a child has followed the steps. */
function followed(activity: Activity, steps: readonly ActivityStep[] = activity.steps): Project {
  return steps.reduce(
    (game, each) => {
      const [cat] = game.sprites
      if (each.kind === 'add') return appendBlock(game, cat?.id ?? '', newBlock(each.opcode)!)
      if (each.kind !== 'inside') return game
      const added = cat?.scripts.at(-1)?.blocks.at(-1)
      expect(added?.opcode).toBe(each.opcode)
      return [...Array(each.times).keys()].reduce((before) => {
        const after = moveIntoSubstack(before, added?.id ?? '')
        expect(after, activity.id).not.toBe(before)
        return after
      }, game)
    },
    beginActivity(activity, 'Cat'),
  )
}

const activityOf = (id: string) => activities.find((each) => each.id === id)

const game = (...blocks: ReturnType<typeof paletteBlock>[]) =>
  blocks.reduce((before, block) => appendBlock(before, before.sprites[0]!.id, block), beginActivity(activityOf('move')!, 'Cat'))

const move = (STEPS: string) => paletteBlock('motion_movesteps', { STEPS })
const wait = (DURATION: string) => paletteBlock('control_wait', { DURATION })
const say = (MESSAGE: string) => paletteBlock('looks_say', { MESSAGE })

test('there are eight activities with two or three steps each, ending with Run and using all fourteen blocks', () => {
  expect(activities).toHaveLength(8)
  for (const { steps, begins } of activities) {
    expect([2, 3]).toContain(steps.length)
    expect(steps.at(-1)?.kind).toMatch(/^run/)
    const opcodes = [...begins, ...steps.flatMap((each) => (each.kind === 'add' ? [each] : []))].map(({ opcode }) => opcode)
    expect(palette(14)).toEqual(expect.arrayContaining(opcodes))
  }
})

test('the first four activities need only the six blocks of the lowest level; all are possible with the usual level', () => {
  expect(activitiesAt(6).map(({ id }) => id)).toEqual(['move', 'hello', 'turn', 'repeat'])
  expect(activitiesAt(14)).toEqual(activities)
})

test.each(activities)('$id: following the steps reaches the goal, and the initial game does not', (activity) => {
  const whenKey = { keyAtSecond: activity.wanted === 'answered a key' ? 1 : Infinity }
  expect(happens(activity.wanted, followed(activity), whenKey)).toBe(true)
  expect(happens(activity.wanted, beginActivity(activity, 'Cat'), whenKey)).toBe(false)
  expect(happens(activity.wanted, followed(activity, activity.steps.slice(0, 1)), whenKey)).toBe(activity.steps.length === 2)
})

test('the goal depends on what happens, not on which blocks are used', () => {
  expect(happens('moved', game(paletteBlock('motion_goto', { TO: '_random_' })))).toBe(true)
  expect(happens('moved', game(paletteBlock('motion_glidesecstoxy', { SECS: '1', X: '0', Y: '0' })))).toBe(true)
  expect(happens('said', game(paletteBlock('looks_sayforsecs', { MESSAGE: 'Namaste', SECS: '1' })))).toBe(true)
  expect(happens('turned', game(paletteBlock('motion_pointindirection', { DIRECTION: '0' })))).toBe(true)
  expect(happens('grew', game(paletteBlock('looks_setsizeto', { SIZE: '200' })))).toBe(true)
  expect(happens('moved often', game(move('1'), wait('0.1'), move('1'), wait('0.1'), move('1')))).toBe(true)
})

test('a block without a visible effect does not count', () => {
  expect(happens('moved', game(move('0')))).toBe(false)
  expect(happens('moved', game(move('9')))).toBe(false)
  expect(happens('said', game(say(' ')))).toBe(false)
  expect(happens('turned', game(paletteBlock('motion_turnright', { DEGREES: '360' })))).toBe(false)
  expect(happens('grew', game(paletteBlock('looks_changesizeby', { CHANGE: '-10' })))).toBe(false)
  expect(happens('moved often', game(move('10'), move('10'), move('10')))).toBe(false)
})

test('a wait is half a second without a visible change followed by a change, while a script runs', () => {
  expect(happens('waited', game(wait('1'), say('Hello')))).toBe(true)
  expect(happens('waited', game(move('10'), wait('0.2'), say('Hello')))).toBe(false)
  expect(happens('waited', game(move('10'), wait('1')))).toBe(false)
  // A key pressed late is not a wait.
  expect(happens('waited', game(paletteBlock('event_whenkeypressed'), move('10')), { keyAtSecond: 2 })).toBe(false)
})

test('a cat that moves anyway does not react to a key, and one that speaks in the middle is not at the edge', () => {
  const walks = game(paletteBlock('event_whenflagclicked'), paletteBlock('control_repeat', { TIMES: '100' }, [move('1')]))
  expect(happens('answered a key', walks, { keyAtSecond: 1 })).toBe(false)
  expect(happens('answered a key', game(paletteBlock('event_whenkeypressed'), move('10')))).toBe(false)
  expect(happens('did something at the edge', game(say('Hello')))).toBe(false)
  expect(happens('did something at the edge', game(move('400')))).toBe(false)
})

test('each Run is compared with its own start', () => {
  const moved = game(move('10'))
  const there = { ...moved, sprites: moved.sprites.map((cat) => ({ ...cat, x: 100 })) }
  expect(happens('moved', there)).toBe(true)
  expect(happens('moved', { ...there, sprites: there.sprites.map((cat) => ({ ...cat, scripts: [] })) })).toBe(false)
  expect(happens('moved', { ...moved, sprites: [] })).toBe(false)
})

test('a block of the initial game has its own id', () => {
  const begun = beginActivity(activityOf('edge')!, 'बिल्ली')
  expect(begun.sprites[0]?.name).toBe('बिल्ली')
  const [repeat] = begun.sprites[0]?.scripts[0]?.blocks ?? []
  expect(repeat?.stacks[0]?.map(({ opcode }) => opcode)).toEqual(['motion_movesteps', 'control_if'])
  for (const inside of repeat?.stacks[0] ?? []) expect(blockOf(begun, inside.id)).toBe(inside)
})
