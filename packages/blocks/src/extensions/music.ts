/** The music blocks of Scratch. They wait by the tempo; the page plays the sound. Loaded for games that use one. */
import type { Actor, Note, Step, Thread } from '../machine/state.ts'
import { yieldThread } from '../machine/threads.ts'
import { type Entries, menu, number, type Run, type Site } from '../opcodes/entry.ts'

const drums = 18
const instruments = 21
const beatsField = number('0.25')

export const musicBlocks = {
  music_playDrumForBeats: {
    shape: 'control',
    inputs: { DRUM: menu('music_menu_DRUM', 'DRUM', '1'), BEATS: beatsField },
    step: (site, next) => playsDrum(site, next, (drum) => drum - 1),
  },
  music_midiPlayDrumForBeats: {
    shape: 'control',
    inputs: { DRUM: number('1'), BEATS: beatsField },
    step: (site, next) => playsDrum(site, next, (drum) => midiDrums[drum - 35] ?? 2),
  },
  music_restForBeats: {
    shape: 'control',
    inputs: { BEATS: beatsField },
    step(site, next) {
      const beats = site.number('BEATS')
      return waits({ beats, next, again: site.readAgain('BEATS') }, () => {})
    },
  },
  music_playNoteForBeats: {
    shape: 'control',
    inputs: { NOTE: menu('note', 'NOTE', '60'), BEATS: beatsField },
    step(site, next) {
      const note = site.number('NOTE')
      const beats = site.number('BEATS')
      const plays = (thread: Thread, seconds: number) => {
        const pitch = Math.min(Math.max(note(thread), 0), 130)
        const { instrument = 0 } = thread.actor
        if (seconds > 0) sound(thread.actor, { kind: 'note', pitch, instrument, seconds })
      }
      return waits({ beats, next, again: site.readAgain('NOTE', 'BEATS'), isSilentAtOnce: true }, plays)
    },
  },
  music_setInstrument: {
    shape: 'command',
    inputs: { INSTRUMENT: menu('music_menu_INSTRUMENT', 'INSTRUMENT', '1') },
    run(site) {
      const wanted = site.number('INSTRUMENT')
      return (thread) => {
        thread.actor.instrument = wrapped(Math.round(wanted(thread)) - 1, instruments)
      }
    },
  },
  music_midiSetInstrument: {
    shape: 'command',
    inputs: { INSTRUMENT: number('1') },
    run(site) {
      const wanted = site.number('INSTRUMENT')
      return (thread) => {
        thread.actor.instrument = wrapped((midiInstruments[Math.round(wanted(thread)) - 1] ?? 0) - 1, instruments)
      }
    },
  },
  music_setTempo: {
    shape: 'command',
    inputs: { TEMPO: number('60') },
    run: (site) => setsTempo(site, (_before, value) => value),
  },
  music_changeTempo: {
    shape: 'command',
    inputs: { TEMPO: number('20') },
    run: (site) => setsTempo(site, (before, value) => before + value),
  },
  music_getTempo: {
    shape: 'reporter',
    gives: 'number',
    read: () => (thread) => thread.actor.machine.tempo,
  },
} satisfies Entries

function setsTempo(site: Site, change: (before: number, value: number) => number): Run {
  const value = site.number('TEMPO')
  return (thread) => {
    const { machine } = thread.actor
    machine.tempo = Math.min(Math.max(change(machine.tempo, value(thread)), 20), 500)
  }
}

function playsDrum(site: Site, next: Step, drumOf: (wanted: number) => number): Step {
  const drum = site.number('DRUM')
  const beats = site.number('BEATS')
  return waits({ beats, next, again: site.readAgain('DRUM', 'BEATS') }, (thread) =>
    sound(thread.actor, { kind: 'drum', drum: wrapped(drumOf(Math.round(drum(thread))), drums) }),
  )
}

interface RestStep {
  readonly beats: (thread: Thread) => number
  readonly next: Step
  readonly again: Run | null
  /** Continues at once if there is nothing to wait for. */
  readonly isSilentAtOnce?: boolean
}

/** Starts, and continues after this many beats. */
function waits({ beats, next, again, isSilentAtOnce }: RestStep, begins: (thread: Thread, seconds: number) => void): Step {
  const looks: Step = (thread) => {
    const { world } = thread.actor.machine
    again?.(thread)
    if (world.now() - thread.startMs >= thread.durationMs) return next
    thread.isTimed = again === null || world.readsInEveryPass !== true
    return yieldThread(thread, looks)
  }
  return (thread) => {
    const { machine } = thread.actor
    const count = Math.min(Math.max(beats(thread), 0), 100)
    const seconds = (60 / machine.tempo) * count
    begins(thread, seconds)
    if (count === 0 && isSilentAtOnce) return next
    thread.startMs = machine.world.now()
    thread.durationMs = seconds * 1000
    if (thread.durationMs === 0 && thread.frame.isWarp) return next
    thread.isTimed = thread.durationMs > 0 && (again === null || machine.world.readsInEveryPass !== true)
    return yieldThread(thread, looks)
  }
}

function sound(actor: Actor, note: Note['sound']): void {
  actor.machine.notes.push({ actor, sound: note })
}

function wrapped(value: number, count: number): number {
  return value - Math.floor(value / count) * count
}

/** For MIDI keys from 35 on: the matching Scratch drum. */
const midiDrums = [
  1, 1, 2, 0, 7, 0, 1, 5, 1, 5, 1, 4, 1, 1, 3, 1, 4, 3, 4, 6, 3, 10, 3, 16, 4, 12, 12, 13, 13, 13, 12, 12, 10, 10, 14, 14, 17, 17,
  15, 15, 8, 9, 9, 17, 17, 11, 11,
]

/** For Scratch instruments from 1 on: the matching MIDI instrument. */
const midiInstruments = [
  1, 1, 1, 1, 2, 2, 4, 4, 17, 17, 17, 16, 19, 16, 17, 17, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6,
  8, 8, 8, 8, 8, 7, 8, 19, 8, 8, 8, 8, 15, 15, 15, 19, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11, 11, 11, 14, 14, 14, 10, 12, 12, 13, 13, 13,
  13, 12, 12, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 4, 4, 4, 4, 17, 14,
  8, 10, 17, 17, 18, 19, 1, 1, 1, 1, 21, 21, 21, 21, 21, 21, 21, 21,
]
