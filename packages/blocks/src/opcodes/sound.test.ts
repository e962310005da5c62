import { expect, test } from 'vitest'
import { type Block, pressFlag, start, step } from '../index.ts'
import { counts, flag, game, made, still } from '../sample-game.ts'

const sounds = ['meow', '2', 'purr'].map((name) => ({ name, file: `${name}.wav`, seconds: 0.05 }))

function begun(...blocks: Block[]) {
  const clock = { ms: 0 }
  const project = game([flag, ...blocks])
  const machine = start(
    { ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds })) },
    { ...still, now: () => clock.ms },
  )
  pressFlag(machine)
  const count = () => machine.stage.cells[0]?.value
  return { machine, clock, count }
}

const number = (NUM1: string) => made('operator_add', { NUM1, NUM2: '0' })

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
  const { machine } = begun(made('sound_play', { SOUND_MENU }))
  step(machine)
  expect(machine.played[0]?.sound.name).toBe(name)
})

test('play until done waits for the length of the sound, and not for a missing one', () => {
  const { machine, clock, count } = begun(made('sound_playuntildone', { SOUND_MENU: 'meow' }), counts)
  step(machine)
  clock.ms = 33
  step(machine)
  expect(count()).toBe(0)
  clock.ms = 67
  step(machine)
  expect(count()).toBe(1)
  const unknown = begun(made('sound_playuntildone', { SOUND_MENU: 'woof' }), counts)
  step(unknown.machine)
  expect(unknown.count()).toBe(1)
})

test.each([
  ['begun again', made('sound_play', { SOUND_MENU: 'meow' })],
  ['silenced', made('sound_stopallsounds')],
])('play until done continues in the next frame when the sound is %s', (_how, ends) => {
  const project = game([flag, made('sound_playuntildone', { SOUND_MENU: 'meow' }), counts], [flag, ends])
  const machine = start({ ...project, sprites: project.sprites.map((sprite) => ({ ...sprite, sounds })) }, still)
  pressFlag(machine)
  step(machine)
  expect([machine.stage.cells[0]?.value, machine.timers.length]).toEqual([0, 0])
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(1)
})

test('volume and sound effects take a frame each and stay within their limits', () => {
  const { machine, count } = begun(
    made('sound_setvolumeto', { VOLUME: '150' }),
    counts,
    made('sound_changevolumeby', { VOLUME: '-30' }),
    counts,
    made('sound_seteffectto', { EFFECT: 'PAN', VALUE: '-500' }),
    counts,
    made('sound_changeeffectby', { EFFECT: 'NOISE', VALUE: '5' }),
    counts,
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
    made('sound_play', { SOUND_MENU: 'meow' }),
    made('sound_stopallsounds'),
    made('sound_play', { SOUND_MENU: 'purr' }),
  )
  step(machine)
  expect([machine.silencedAfter, machine.played.length]).toEqual([1, 2])
})
