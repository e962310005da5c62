import { expect, test } from 'vitest'
import { type Block, pressFlag, start, step } from '../index.ts'
import { addOneToCount, flagHat, game, paletteBlock, fixedWorld } from '../sample-game.ts'

const sounds = ['meow', '2', 'purr'].map((name) => ({ name, file: `${name}.wav`, seconds: 0.05 }))

function begun(...blocks: Block[]) {
  const clock = { ms: 0 }
  const project = game([flagHat, ...blocks])
  const machine = start(
    { ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds })) },
    { ...fixedWorld, now: () => clock.ms },
  )
  pressFlag(machine)
  const count = () => machine.stage.cells[0]?.value
  return { machine, clock, count }
}

const number = (NUM1: string) => paletteBlock('operator_add', { NUM1, NUM2: '0' })

test.each([
  ['purr', 'purr'],
  ['2', '2'],
  // No sound has a number as its name here: numbers count from 1 and wrap around.
  [number('1'), 'meow'],
  [number('2'), '2'],
  [number('6'), 'purr'],
  [number('0'), 'purr'],
  ['4 legs', 'meow'],
  ['woof', undefined],
])('start sound %j plays %s', (SOUND_MENU, name) => {
  const { machine } = begun(paletteBlock('sound_play', { SOUND_MENU }))
  step(machine)
  expect(machine.played[0]?.sound.name).toBe(name)
})

test('play until done waits for the length of the sound, and not for a missing one', () => {
  const { machine, clock, count } = begun(paletteBlock('sound_playuntildone', { SOUND_MENU: 'meow' }), addOneToCount)
  step(machine)
  clock.ms = 33
  step(machine)
  expect(count()).toBe(0)
  clock.ms = 67
  step(machine)
  expect(count()).toBe(1)
  const unknown = begun(paletteBlock('sound_playuntildone', { SOUND_MENU: 'woof' }), addOneToCount)
  step(unknown.machine)
  expect(unknown.count()).toBe(1)
})

test.each([
  ['begun again', paletteBlock('sound_play', { SOUND_MENU: 'meow' })],
  ['silenced', paletteBlock('sound_stopallsounds')],
])('play until done continues in the next frame when the sound is %s', (_how, ends) => {
  const project = game([flagHat, paletteBlock('sound_playuntildone', { SOUND_MENU: 'meow' }), addOneToCount], [flagHat, ends])
  const machine = start({ ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds })) }, fixedWorld)
  pressFlag(machine)
  step(machine)
  expect([machine.stage.cells[0]?.value, machine.timers.length]).toEqual([0, 0])
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(1)
})

test('with a higher pitch, play until done ends sooner', () => {
  const pitch = (VALUE: string) => paletteBlock('sound_seteffectto', { EFFECT: 'PITCH', VALUE })
  const project = (...blocks: Block[]) => {
    const made = game(...blocks.map((each) => [flagHat, each]))
    const long = [{ name: 'meow', file: 'meow.wav', seconds: 4 }]
    return { ...made, sprites: made.sprites.map((sprite) => ({ ...sprite, sounds: long })) }
  }
  const endsAt = (first: Block, later?: Block) => {
    const clock = { ms: 0 }
    const plays = paletteBlock('sound_playuntildone', { SOUND_MENU: 'meow' })
    const machine = start(project(first, plays, ...(later ? [later] : [])), { ...fixedWorld, now: () => clock.ms })
    pressFlag(machine)
    step(machine)
    return machine.timers[0]?.dueMs
  }
  expect(endsAt(pitch('0'))).toBe(4000)
  expect(endsAt(pitch('120'))).toBe(2000)
  expect(endsAt(pitch('-120'))).toBe(8000)
  // While it plays, only the rest is changed; here nothing has been played yet.
  expect(endsAt(pitch('120'), pitch('240'))).toBe(1000)
  expect(endsAt(pitch('120'), paletteBlock('sound_cleareffects'))).toBe(4000)
})

test('stop other scripts ends the sounds that they wait for, not those that only started', () => {
  const stops = paletteBlock('control_stop', { STOP_OPTION: 'other scripts in sprite' })
  const project = game(
    [flagHat, paletteBlock('sound_playuntildone', { SOUND_MENU: 'meow' }), addOneToCount],
    [flagHat, paletteBlock('sound_play', { SOUND_MENU: 'purr' }), stops],
  )
  const machine = start({ ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds })) }, fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.stoppedSounds.map(({ sound, after }) => [sound.name, after])).toEqual([['meow', 2]])
  expect([machine.playing, machine.timers]).toEqual([[], []])
  step(machine)
  expect([machine.stoppedSounds, machine.stage.cells[0]?.value]).toEqual([[], 0])
})

test('volume and sound effects take a frame each and stay within their limits', () => {
  const { machine, count } = begun(
    paletteBlock('sound_setvolumeto', { VOLUME: '150' }),
    addOneToCount,
    paletteBlock('sound_changevolumeby', { VOLUME: '-30' }),
    addOneToCount,
    paletteBlock('sound_seteffectto', { EFFECT: 'PAN', VALUE: '-500' }),
    addOneToCount,
    paletteBlock('sound_changeeffectby', { EFFECT: 'NOISE', VALUE: '5' }),
    addOneToCount,
  )
  const seen = Array.from({ length: 4 }, () => {
    step(machine)
    return count()
  })
  expect(seen).toEqual([0, 1, 2, 4])
  expect(machine.actors[0]?.volume).toBe(70)
  expect([...(machine.actors[0]?.soundEffects ?? [])]).toEqual([['pan', -100]])
})

test('stop all sounds keeps its position after the sounds played before it', () => {
  const { machine } = begun(
    paletteBlock('sound_play', { SOUND_MENU: 'meow' }),
    paletteBlock('sound_stopallsounds'),
    paletteBlock('sound_play', { SOUND_MENU: 'purr' }),
  )
  step(machine)
  expect([machine.silencedAfter, machine.played.length]).toEqual([1, 2])
})
