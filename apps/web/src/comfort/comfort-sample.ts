import { languages, type Language } from '@ankur/content'
import { voiceFor, watchVoices } from '../platform/speech/speech.ts'
import { readAloud } from '../platform/speech/read-aloud.ts'
import type { Reading } from '../ui/listen/listen.tsx'
import { buildDrawing, buildElement } from './build-element.ts'
import type { ComfortWords } from './comfort-choices.ts'

interface Sample {
  readonly element: HTMLElement
  /** Shown with the speed setting: how to get a voice, while this device has none for the language. */
  readonly voiceHelp: HTMLElement
  /** Called once it is in the dialog. */
  readonly show: () => void
  /** Silent again, and watching nothing. */
  readonly end: () => void
}

/** A sample to see, move and hear, so that each choice shows its effect. */
export function comfortSample(words: ComfortWords, language: Language): Sample {
  const drawing = buildDrawing('drawing decoration comfort__drawing', 48, seedling)
  const text = buildElement('p', { class: 'comfort__sample-words' }, words.sample_words)
  const listen = chip(words.listen)
  const voiceHelp = buildElement(
    'div',
    { class: 'comfort__voice' },
    buildElement('p', {}, words.no_voice),
    buildElement('p', {}, words.no_voice_help),
  )
  // Voices often arrive late. The speed can be chosen while there is one for any of our languages.
  const show = () => {
    const possible = voiceFor(language) !== null
    listen.hidden = !possible
    voiceHelp.hidden = possible
    voiceHelp.parentElement?.classList.toggle(
      'comfort__setting--voiceless',
      languages.every((each) => !voiceFor(each)),
    )
  }
  const unwatch = watchVoices(show)
  const silence = listenTo(text, listen, words)
  const end = () => {
    unwatch()
    silence()
  }
  const element = buildElement(
    'section',
    { class: 'comfort__sample', 'aria-label': words.sample },
    drawing,
    text,
    buildElement('div', { class: 'comfort__row' }, listen, ...movingBlock(words)),
  )
  return { element, voiceHelp, show, end }
}

/** The logo, whose leaf has the colour of the theme. */
const seedling = [
  { d: 'M5 31a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z', fill: '#F0B441' },
  { d: 'M22.5 15h3v16h-3z', fill: '#2E8067' },
  { d: 'M23.5 19C12 20 8 13.5 8.5 6 17.5 5 24 9.5 23.5 19z', class: 'drawing__leaf' },
  { d: 'M24.5 16C24.5 7.5 31 3 39.5 4.5 39.5 12 34 16.5 24.5 16z', fill: '#4FA286' },
]

function movingBlock(words: ComfortWords): HTMLElement[] {
  const block = buildElement('span', { class: 'comfort__block' })
  const button = chip(words.sample_move)
  button.addEventListener('click', () => block.classList.toggle('comfort__block--moved'))
  return [button, buildElement('span', { class: 'comfort__lane' }, block)]
}

/** Listen that becomes Stop; gives back a way to end it. */
function listenTo(text: HTMLElement, listen: HTMLElement, words: ComfortWords): () => void {
  let reading: Reading = 'silent'
  const reader = readAloud(
    () => [text],
    (next) => {
      reading = next
      listen.textContent = next === 'silent' ? words.listen : words.stop
    },
  )
  listen.addEventListener('click', () => (reading === 'silent' ? reader.toggle() : reader.stop()))
  return reader.stop
}

function chip(label: string): HTMLButtonElement {
  return buildElement('button', { type: 'button', class: 'button button--chip' }, label)
}
