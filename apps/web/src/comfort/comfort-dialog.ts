/**
 * The comfort settings: one dialog for static pages and app pages, in plain elements, loaded on the first press. It is
 * created each time it opens, in the language of the page, and removed when it closes.
 */
import { isLanguage, type Language } from '@ankur/content'
import { restoreComfort, comfortText, resetComfort, watchComfort } from '../platform/comfort/comfort.ts'
import { buildElement } from './build-element.ts'
import { comfortChoices, showChosen } from './comfort-choices.ts'
import { comfortSample } from './comfort-sample.ts'
import type { ComfortWords } from './comfort-choices.ts'
import { messageLoader } from '../platform/load-messages.ts'

const loadComfortWords = messageLoader('app/comfort', 'comfort')

export async function openComfort(opener: HTMLElement): Promise<void> {
  const language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en'
  const words = await loadComfortWords(language)
  // Two quick presses open one dialog.
  if (document.querySelector('.comfort')) return
  const { dialog, end } = buildDialog(words, language)
  document.body.append(dialog)
  // Safari leaves the focus elsewhere when a button is pressed; closing gives it back to where it is now.
  opener.focus()
  dialog.showModal()
  addEventListener('popstate', () => dialog.close(), { once: true })
  dialog.addEventListener('close', () => {
    end()
    dialog.remove()
    opener.focus()
  })
}

function buildDialog(words: ComfortWords, language: Language): { dialog: HTMLDialogElement; end: () => void } {
  const close = buildElement('button', { type: 'button', class: 'button button--small' }, words.close)
  const status = buildElement('p', { class: 'comfort__status', role: 'status' })
  const say = (text: string) => (status.textContent = text)
  const sample = comfortSample(words, language)
  const dialog = buildElement(
    'dialog',
    { class: 'comfort', 'aria-labelledby': 'comfort-title', lang: language },
    buildElement(
      'div',
      { class: 'comfort__head' },
      buildElement('h2', { class: 'comfort__title', id: 'comfort-title' }, words.title),
      close,
    ),
    buildElement('p', {}, words.lead),
    sample.element,
    ...comfortChoices(words, (stored) => say(stored ? '' : words.unkept)),
    buildElement('div', { class: 'comfort__end' }, ...standard(words, say), status),
  )
  close.addEventListener('click', () => dialog.close())
  // A press beside the dialog: every choice is already stored.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.querySelector('[data-setting=speed]')?.append(sample.voiceHelp)
  sample.show()
  const show = () => showChosen(dialog)
  show()
  const unwatch = watchComfort(show)
  const end = () => {
    unwatch()
    sample.end()
  }
  return { dialog, end }
}

/** Back to standard, and the way back from it. */
function standard(words: ComfortWords, say: (text: string) => void): HTMLElement[] {
  const reset = buildElement('button', { type: 'button', class: 'button button--second' }, words.reset)
  const undo = buildElement('button', { type: 'button', class: 'button button--quiet', hidden: true }, words.undo)
  let before: string | null = null
  reset.addEventListener('click', () => {
    before = comfortText()
    say(resetComfort() ? words.reset_done : words.unkept)
    undo.hidden = false
  })
  undo.addEventListener('click', () => {
    say(restoreComfort(before) ? words.undone : words.unkept)
    reset.focus()
    undo.hidden = true
  })
  return [reset, undo]
}
