import { useReducer } from 'react'
import type { Language } from '@ankur/content'
import { emptyStrip, nextStrip, type BoardWord, type PersonalBoard, type Strip, type StripEvent } from '@ankur/talk'
import { loadStored } from '../platform/storage/storage.ts'
import { useLogKey } from './board-store.ts'
import type { MarkedElement } from './presses/use-scan.ts'
import { useVoice, type Voice } from './use-voice.ts'

interface Options {
  readonly board: PersonalBoard
  readonly language: Language
  readonly wordOf: (id: string) => BoardWord | null
  /** The sentence is to be shown: instead of speech, or because there is no voice for it. */
  readonly onBigText: (why: 'asked' | 'without-voice') => void
}

interface Sentence {
  readonly voice: Voice
  readonly strip: Strip
  readonly stripWords: readonly BoardWord[]
  /** Adds a word, and speaks it if the board's settings say so. */
  readonly add: (id: string) => void
  readonly edit: (event: StripEvent) => void
  readonly speakRow: () => void
  /** Says what scanning marks, unless a chosen word or the sentence is being spoken. */
  readonly sayMarked: (marked: MarkedElement) => void
}

/** The sentence of the board, and its speech. */
export function useSentence({ board, language, wordOf, onBigText }: Options): Sentence {
  const [strip, send] = useReducer(nextStrip, emptyStrip)
  const voice = useVoice(board.id, language)
  const stripWords = strip.words.flatMap((id) => wordOf(id) ?? [])
  return {
    voice,
    strip,
    stripWords,
    add(id) {
      const word = wordOf(id)
      const event: StripEvent = { kind: 'add', id }
      // A full sentence does not accept the word, so none of its words is marked.
      const place = nextStrip(strip, event).isFull ? undefined : stripWords.length
      if (word && board.settings.speakWords) voice.say([word], { place })
      send(event)
      noteUse(board.id, id)
    },
    edit(event) {
      // The spoken text is not the sentence any more.
      voice.stop()
      send(event)
    },
    speakRow() {
      if (stripWords.length === 0) return
      if (board.settings.speakRow) voice.say(stripWords, { place: 0, whenSilent: () => onBigText('without-voice') })
      else onBigText('asked')
    },
    sayMarked({ words, name }) {
      if (voice.saying !== null) return
      const known = words.flatMap((id) => wordOf(id) ?? [])
      voice.say(known.length > 0 ? known : [{ ...plainWord, text: name, spoken: name, textLanguage: language }])
    },
  }
}

/** Spoken texts besides the words of the board. */
const plainWord: BoardWord = {
  id: '',
  kind: 'thing',
  text: '',
  textLanguage: 'en',
  second: null,
  spoken: '',
  symbol: null,
  photo: null,
}

/** Counts a press if an adult enabled it; otherwise nothing is stored or loaded. */
function noteUse(board: string, word: string): void {
  if (loadStored(useLogKey) === null) return
  import('./use-log.ts').then(({ addUse }) => addUse(board, word, Date.now())).catch(() => {})
}
