import { fill } from '@ankur/content'
import { loadComfort, saveComfort } from '../platform/comfort/comfort.ts'
import { comfortSettings, type Comfort, type ComfortSetting } from '../platform/comfort/comfort-settings.ts'
import { buildElement } from './build-element.ts'
import type { MessageTexts } from '@ankur/content/words/message-files'

export type ComfortWords = MessageTexts<'app/comfort', 'comfort'>

type Word = keyof ComfortWords
type Names<Setting extends ComfortSetting> = { readonly [Value in `${Comfort[Setting]}`]: Word }

/** The names of each setting and each of its values. A value without a name does not compile. */
const names: { readonly [Setting in ComfortSetting]: { readonly title: Word; readonly values: Names<Setting> } } = {
  colours: { title: 'colours', values: { phone: 'same_as_phone', light: 'light', dark: 'dark', calm: 'calm' } },
  textSize: { title: 'text_size', values: { 100: 'percent', 115: 'percent', 130: 'percent', 150: 'percent' } },
  spacing: { title: 'spacing', values: { standard: 'standard', roomy: 'roomy' } },
  movement: { title: 'movement', values: { phone: 'same_as_phone', less: 'on', free: 'off' } },
  pictures: { title: 'pictures', values: { show: 'show', hide: 'hide_decoration' } },
  readingBar: { title: 'reading_bar', values: { show: 'show', hide: 'hide_reading_bar' } },
  speed: { title: 'speed', values: { 0.8: 'speed_slow', 0.6: 'speed_slower', 1: 'speed_usual' } },
  messages: { title: 'messages', values: { close: 'messages_close', stay: 'messages_stay' } },
  waitForNext: { title: 'screening', values: { false: 'screening_open', true: 'screening_wait' } },
}

/**
 * Every setting as a group of choices; a choice applies immediately. `onStored` is called with whether the device stored it.
 */
export function comfortChoices(words: ComfortWords, onStored: (stored: boolean) => void): HTMLElement[] {
  return (Object.keys(comfortSettings) as ComfortSetting[]).map((setting) => {
    const { title, values } = names[setting]
    const choices = comfortSettings[setting].map((value) => {
      const word = (values as Readonly<Record<string, Word>>)[String(value)] ?? title
      const radio = buildElement('input', { type: 'radio', name: `comfort-${setting}`, value: String(value) })
      radio.addEventListener('change', () => onStored(saveComfort({ [setting]: value })))
      return buildElement('label', { class: 'comfort__choice' }, radio, fill(words[word], { n: String(value) }))
    })
    const legend = buildElement('legend', { class: 'comfort__legend' }, words[title])
    const row = buildElement('div', { class: 'comfort__choices' }, ...choices)
    return buildElement('fieldset', { class: 'comfort__setting', 'data-setting': setting }, legend, row)
  })
}

/** Presses the choices that hold now; other tabs and other controls change them too. */
export function showChosen(place: HTMLElement): void {
  for (const [setting, value] of Object.entries(loadComfort())) {
    for (const radio of place.querySelectorAll<HTMLInputElement>(`input[name="comfort-${setting}"]`)) {
      radio.checked = radio.value === String(value)
    }
  }
}
