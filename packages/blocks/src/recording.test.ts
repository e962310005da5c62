import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { pressFlag, start, step } from './index.ts'
import { frameAt, maxFrames, maxParts, newRecording, record, type RecordedActor, type RecordedFrame } from './recording.ts'
import { addToList, block, addOneToCount, flagHat, game, paletteBlock, fixedWorld } from './sample-game.ts'
import { readSb3 } from './sb3/read.ts'
import { parseScenario, played } from './trace.ts'

const folder = `${import.meta.dirname}/../vectors`
const programs = globSync('*/scenario.json', { cwd: folder }).map((path) => dirname(path))

/** A line of a vector's trace. */
interface Line {
  readonly sprites: readonly object[]
  readonly order: readonly number[]
  readonly vars: object
  readonly backdrop: number
  readonly sounds?: readonly string[][]
}

test.each(programs)('%s: every recorded frame equals the frame that Scratch showed', (program) => {
  const read = readSb3(readFileSync(`${folder}/${program}/project.sb3`))
  const parsed = parseScenario(JSON.parse(readFileSync(`${folder}/${program}/scenario.json`, 'utf8')))
  if (!read.ok || !parsed.ok) throw new Error(`${program} cannot be read`)
  const recording = newRecording()
  for (const machine of played(read.project, parsed.scenario, true)) record(recording, machine)

  const lines = readFileSync(`${folder}/${program}/trace.jsonl`, 'utf8').trim().split('\n')
  expect(recording.frames).toHaveLength(lines.length)
  for (const [index, line] of lines.entries()) {
    const { sprites, order, vars, backdrop, sounds = [] } = JSON.parse(line) as Line
    const expected = { sprites, order, vars, backdrop, sounds: sounds.map(([, , name]) => name) }
    expect(rounded(traceOf(frameAt(recording, index + 1)!)), `frame ${index}`).toEqual(rounded(expected))
  }
})

function traceOf({ stage, sprites, layers, sounds }: RecordedFrame): object {
  return { sprites: sprites.map(spriteTrace), order: layers, vars: variablesOf(stage), backdrop: stage.costume, sounds }
}

function spriteTrace(sprite: RecordedActor): object {
  const { name, id, x, y, direction, size, visible, costume, bubble, isClone, volume } = sprite
  const effects = sprite.effects.filter(([, value]) => value !== 0)
  const vars = variablesOf(sprite)
  return {
    n: name,
    id,
    x,
    y,
    d: direction,
    size,
    vis: visible,
    cos: costume,
    say: bubble && [bubble.kind, bubble.text],
    ...(isClone ? { clone: true } : {}),
    ...(effects.length > 0 ? { fx: Object.fromEntries(effects) } : {}),
    ...(Object.keys(vars).length > 0 ? { vars } : {}),
    ...(volume === 100 ? {} : { vol: volume }),
  }
}

function variablesOf({ variables, lists }: RecordedActor): object {
  return Object.fromEntries([
    ...variables.map(({ name, value }) => [name, value] as const),
    ...lists.map(({ name, items }) => [name, items] as const),
  ])
}

/** Numbers to a millionth; values that JSON cannot represent have a name in the traces. */
function rounded(line: object): unknown {
  return JSON.parse(JSON.stringify(line, (_key, value: unknown) => (typeof value === 'number' ? named(value) : value)))
}

function named(value: number): unknown {
  if (Object.is(value, -0)) return { number: '-0' }
  return Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : { number: String(value) }
}

const world = { ...fixedWorld, watchesBlocks: true }

test('a frame lists the blocks that ran in it, also one that only waits', () => {
  const machine = start(game([flagHat, paletteBlock('motion_movesteps'), paletteBlock('control_wait'), addOneToCount]), world)
  const recording = newRecording()
  pressFlag(machine)
  for (let frame = 0; frame < 2; frame++) {
    step(machine)
    record(recording, machine)
  }
  expect(recording.frames.map(({ ran }) => ran)).toEqual([['motion_movesteps', 'control_wait'], ['control_wait']])
})

test('unchanged parts are stored once', () => {
  const machine = start(game([flagHat, paletteBlock('control_forever', {}, [paletteBlock('motion_turnright')])], []), world)
  const recording = newRecording()
  pressFlag(machine)
  for (let frame = 0; frame < 3; frame++) {
    step(machine)
    record(recording, machine)
  }
  const [one, two] = recording.frames
  expect(two!.stage).toBe(one!.stage)
  expect(two!.layers).toBe(one!.layers)
  expect(two!.sprites[0]).not.toBe(one!.sprites[0])
})

test('memory is limited: the oldest frames are removed first, and the others keep their numbers', () => {
  const machine = start(game([flagHat, paletteBlock('control_forever', {}, [paletteBlock('motion_turnright')])]), world)
  const recording = newRecording()
  pressFlag(machine)
  for (let frame = 0; frame < maxFrames + 5; frame++) {
    step(machine)
    record(recording, machine)
  }
  expect([recording.frames.length, recording.first]).toEqual([maxFrames, 6])
  expect(frameAt(recording, 5)).toBeUndefined()
  expect(frameAt(recording, maxFrames + 5)?.sprites[0]?.direction).toBe(machine.actors[0]?.direction)
})

test('three hundred moving clones, and long lists, stay within the limit as well', () => {
  const turns = paletteBlock('control_forever', {}, [paletteBlock('motion_turnright')])
  const clones = paletteBlock('control_repeat', { TIMES: '300' }, [paletteBlock('control_create_clone_of')])
  const fills = paletteBlock('control_forever', {}, [addToList(paletteBlock('motion_direction'))])
  const machine = start(game([flagHat, clones, fills], [paletteBlock('control_start_as_clone'), turns]), {
    ...world,
    passLimit: 500,
  })
  machine.turbo = true
  const recording = newRecording()
  pressFlag(machine)
  for (let frame = 0; frame < 250; frame++) {
    step(machine)
    machine.turbo = false
    record(recording, machine)
    if (recording.parts > maxParts) throw new Error('more than the bound')
  }
  expect(recording.first).toBeGreaterThan(1)
  expect(recording.parts).toBe(recording.frames.reduce((sum, { cost }) => sum + cost, 0))
})

test('a list is stored up to its two hundredth item, with its total length', () => {
  const machine = start(game([flagHat, paletteBlock('control_repeat', { TIMES: '250' }, [addToList('x')]), block('looks_say')]), {
    ...world,
    passLimit: 300,
  })
  const recording = newRecording()
  pressFlag(machine)
  step(machine)
  record(recording, machine)
  const list = frameAt(recording, 1)?.stage.lists[0]
  expect([list?.items.length, list?.length]).toEqual([200, 250])
})
