import { afterEach, expect, test, vi } from 'vitest'
import type { Machine } from '@ankur/blocks/machine/state'
import { createSoundPlayer } from './sound-player.ts'

afterEach(() => vi.unstubAllGlobals())

/** Node has no Web Audio: this mock records its calls. */
class QuietAudio {
  currentTime = 0
  destination = {}
  static readonly gains: Gain[] = []
  static readonly sources: Source[] = []
  createGain = () => kept(QuietAudio.gains, new Gain())
  createStereoPanner = () => ({ pan: { value: 0 }, connect: (to: unknown) => to })
  createBufferSource = () => kept(QuietAudio.sources, new Source())
  createWaveShaper = () => ({ curve: null, connect: (to: unknown) => to })
  createBuffer = () => ({ copyToChannel() {} })
  decodeAudioData = () => Promise.resolve({})
  close = () => Promise.resolve()
}

class Gain {
  gain = {
    value: 1,
    setValueAtTime(to: number) {
      this.value = to
    },
    linearRampToValueAtTime(to: number, atSeconds: number) {
      this.value = to
      this.atSeconds = atSeconds
    },
    atSeconds: 0,
  }
  connect = (to: unknown) => to
}

class Source extends EventTarget {
  playbackRate = { value: 1 }
  state = 'new'
  connect = (to: unknown) => to
  start() {
    this.state = 'plays'
  }
  stop() {
    this.state = 'stopped'
  }
}

function kept<Made>(list: Made[], made: Made): Made {
  list.push(made)
  return made
}

test('a playing sound follows the volume and pitch of its sprite, and the master volume applies to all', async () => {
  vi.stubGlobal('AudioContext', QuietAudio)
  const player = createSoundPlayer()
  const actor = { volume: 100, soundEffects: new Map<string, number>() }
  const machine = {
    played: [{ actor, sound: { file: 'soft-tone' } }],
    notes: [] as object[],
    silencedAfter: null as number | null,
    stoppedSounds: [],
  }
  const follow = () => player.follow(machine as unknown as Machine)
  follow()
  await expect.poll(() => QuietAudio.sources.map(({ state }) => state)).toEqual(['plays'])
  const [all, own, swell] = QuietAudio.gains
  const [source] = QuietAudio.sources
  // The first one after sound was turned on fades in slowly.
  expect(swell?.gain.atSeconds).toBe(0.3)

  actor.volume = 40
  actor.soundEffects.set('pitch', 120)
  machine.played = []
  follow()
  expect(own?.gain.value).toBe(0.4)
  expect(source?.playbackRate.value).toBe(2)

  player.setVolume(30)
  expect(all?.gain.value).toBe(0.3)
  expect(source?.state).toBe('plays')

  Object.assign(machine, { played: [], silencedAfter: 0 })
  follow()
  expect(source?.state).toBe('stopped')

  Object.assign(machine, { played: [], silencedAfter: null })
  machine.notes = [{ actor, sound: { kind: 'drum', drum: 1 } }]
  follow()
  await expect.poll(() => QuietAudio.sources.at(-1)?.state).toBe('plays')
  expect(QuietAudio.gains.at(-1)?.gain.atSeconds).toBe(0.04)
  // A note has the pitch of its block, whatever the pitch effect of the sprite.
  expect(QuietAudio.sources.at(-1)?.playbackRate.value).toBe(1)
})

test('a sound ends with the script that waited for it, and when a clone starts it again', async () => {
  vi.stubGlobal('AudioContext', QuietAudio)
  QuietAudio.sources.length = 0
  const player = createSoundPlayer()
  const program = {}
  const actors = [0, 1].map(() => ({ program, volume: 100, soundEffects: new Map<string, number>() }))
  const sound = { file: 'soft-tone' }
  const frame = (more: object) =>
    player.follow({ played: [], notes: [], silencedAfter: null, stoppedSounds: [], ...more } as unknown as Machine)
  const states = () => QuietAudio.sources.map(({ state }) => state)

  frame({ played: [{ actor: actors[0], sound }] })
  await expect.poll(states).toEqual(['plays'])
  frame({ played: [{ actor: actors[1], sound }] })
  await expect.poll(states).toEqual(['stopped', 'plays'])
  frame({ stoppedSounds: [{ program, sound, after: 0 }] })
  expect(states()).toEqual(['stopped', 'stopped'])

  // Started again in the frame in which it was stopped: only the later one is heard.
  const again = { actor: actors[0], sound }
  frame({ played: [again, again], stoppedSounds: [{ program, sound, after: 1 }] })
  await expect.poll(states).toEqual(['stopped', 'stopped', 'plays'])

  // Stopped before it was decoded.
  frame({ played: [{ actor: actors[1], sound: { file: 'low-tone' } }] })
  frame({ stoppedSounds: [{ program, sound: { file: 'low-tone' }, after: 0 }] })
  await Promise.resolve()
  frame({ played: [{ actor: actors[1], sound }] })
  await expect.poll(states).toEqual(['stopped', 'stopped', 'stopped', 'plays'])
})
