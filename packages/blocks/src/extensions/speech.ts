/** The text-to-speech blocks of Scratch. The page reports the end of speech; without a voice, the estimated reading time is used. */
import { type Entries, menu, text } from '../opcodes/entry.ts'
import { parkThread, wake } from '../machine/threads.ts'
import type { Speech } from '../machine/state.ts'

/** Scratch speaks at most this many characters. */
const longest = 128
/** Slow enough to follow the text with a finger. */
const msForLetter = 70
const minMs = 1000

const blocks = {
  speak: {
    shape: 'control',
    inputs: { WORDS: text('hello') },
    step(site, next) {
      const wanted = site.text('WORDS')
      return (thread) => {
        const { machine, voice = 'ALTO' } = thread.actor
        const words = wanted(thread).slice(0, longest)
        if (words.trim() === '') return next
        const ends = () => {
          machine.speeches = machine.speeches.filter((each) => each !== speech)
          machine.timers = machine.timers.filter((each) => each !== timer)
          wake(thread)
        }
        const timer = { dueMs: machine.world.now() + Math.max(minMs, words.length * msForLetter), fire: ends }
        const speech: Speech = {
          words: voice === 'KITTEN' ? words.replaceAll(/\S+/g, 'meow') : words,
          voice,
          language: machine.speechLanguage,
          actor: thread.actor,
          /** Duration unknown until the voice reports its end. */
          waitForVoice: () => {
            machine.timers = machine.timers.map((each) => (each === timer ? { dueMs: each.dueMs + longestMs, fire: ends } : each))
          },
          ends,
        }
        machine.speeches = [...machine.speeches, speech]
        machine.timers.push(timer)
        return parkThread(thread, next)
      }
    },
  },
  voice: {
    shape: 'command',
    inputs: { VOICE: menu('text2speech_menu_voices', 'voices', 'ALTO') },
    run(site) {
      const voice = site.text('VOICE')
      return (thread) => {
        thread.actor.voice = voice(thread).toUpperCase()
      }
    },
  },
  language: {
    shape: 'command',
    inputs: { LANGUAGE: menu('text2speech_menu_languages', 'languages', 'en') },
    run(site) {
      const language = site.text('LANGUAGE')
      return (thread) => {
        thread.actor.machine.speechLanguage = language(thread)
      }
    },
  },
} satisfies Entries

/** File versions use different names. */
export const speechBlocks: Entries = {
  text2speech_speakAndWaitBlock: blocks.speak,
  text2speech_setVoiceBlock: blocks.voice,
  text2speech_setLanguageBlock: blocks.language,
  text2speech_speakAndWait: blocks.speak,
  text2speech_setVoice: blocks.voice,
  text2speech_setLanguage: blocks.language,
}

/** Limit for a voice that never reports its end, so that it cannot block a game. */
const longestMs = 30_000
