/**
 * Sends the contact form without leaving the page. After any error the text stays in the fields, and until the server has
 * the message it is also stored in session storage for a reload.
 */
import { fill } from '@ankur/content'
import { contactFields, MAX_MESSAGE_LENGTH, parseContactMessage } from '@ankur/content/contact/message'
import type { ContactAnswer, ContactField, ContactProblem } from '@ankur/content/contact/message'
import { newId } from '../../platform/new-id.ts'
import { contactDraftKey, loadStored, parseJson, removeStored, saveStored, tabStorage } from '../../platform/storage/storage.ts'
import type { FormWords } from './contact-words.ts'
import { showAgain, showProblems, showRefusal } from './show-problems.ts'

const ANSWER_WITHIN_MS = 30_000

type Texts = Record<ContactField, string>

/** The result of an attempt: the answer, or an error code with the problems of each field. */
type Outcome =
  | { readonly answer: ContactAnswer }
  | { readonly code: keyof FormWords; readonly problems?: readonly ContactProblem[] }

export function sendByScript(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.words ?? '{}') as FormWords
  // Stays the same until the message is stored, so that pressing again after a lost answer sends it once.
  const key = restoreDraft(form) ?? newId()
  let isBusy = false

  const keepUp = () => {
    saveDraft(form, key)
    showCount(form, words)
  }
  // Somebody may have written before this script was there.
  keepUp()
  form.addEventListener('input', keepUp)
  form.addEventListener('focusout', ({ target }) => {
    const box = target as HTMLInputElement
    if (box.getAttribute('aria-invalid') === 'true') lookAgain(form, words, box.name)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    showBusy(form, true)
    void send(form, key).then((outcome) => {
      isBusy = false
      showBusy(form, false)
      if ('answer' in outcome) return showSent(form, outcome.answer)
      if (outcome.problems?.length) return showProblems(form, words, outcome.problems)
      // The message may have arrived although its answer did not.
      const isUnclear = outcome.code === 'timed_out' || (outcome.code === 'no_network' && navigator.onLine)
      const title = isUnclear ? words.unclear_title : words.refused_title
      return showRefusal(form, title, words[outcome.code] ?? words.unexpected_failure)
    })
  })
}

async function send(form: HTMLFormElement, key: string): Promise<Outcome> {
  const texts = textsOf(form)
  const checked = parseContactMessage(texts)
  if (!checked.ok) return { code: 'invalid_message', problems: checked.problems }
  // The honeypot field is left out: a browser that autofills it must not block a family's message.
  const body = JSON.stringify({ ...texts, language: document.documentElement.lang, key })
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch('/api/contact', { method: 'POST', headers, body, signal })
    const answer = await response.json()
    return response.ok ? { answer } : { code: answer.error.code, problems: answer.error.problems }
  } catch (error) {
    return { code: error instanceof SyntaxError ? 'unexpected_failure' : 'no_network' }
  }
}

function textsOf(form: HTMLFormElement): Texts {
  return Object.fromEntries(contactFields.map((field) => [field, boxOf(form, field).value])) as Texts
}

function boxOf(form: HTMLFormElement, field: ContactField): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement
}

function saveDraft(form: HTMLFormElement, key: string): void {
  const texts = textsOf(form)
  // A subject that a link has chosen is not yet anybody's text.
  const isChosen = texts.subject === boxOf(form, 'subject').defaultValue
  const isEmpty = contactFields.every((field) => texts[field] === '' || (field === 'subject' && isChosen))
  if (isEmpty) removeStored(contactDraftKey, tabStorage)
  else saveStored(contactDraftKey, JSON.stringify({ key, texts }), tabStorage)
}

/** Puts unsent text back into boxes that are empty, and gives the key it was to be sent with. */
function restoreDraft(form: HTMLFormElement): string | null {
  const draft = parseJson(loadStored(contactDraftKey, tabStorage)) as { key?: unknown; texts?: Partial<Texts> } | null
  let isRestored = false
  for (const field of contactFields) {
    const box = boxOf(form, field)
    const text = draft?.texts?.[field]
    if (box.value !== '' || typeof text !== 'string' || text === '') continue
    box.value = text
    isRestored = true
  }
  const note = form.querySelector<HTMLElement>('[data-contact-draft]')
  if (note) note.hidden = !isRestored
  return typeof draft?.key === 'string' ? draft.key : null
}

/** A marked field is validated again on blur, not while typing. */
function lookAgain(form: HTMLFormElement, words: FormWords, name: string): void {
  const checked = parseContactMessage(textsOf(form))
  const problem = checked.ok ? undefined : checked.problems.find(({ field }) => field === name)
  showAgain(form, name as ContactField, problem ? words[problem.code] : '')
}

function showCount(form: HTMLFormElement, words: FormWords): void {
  const place = form.querySelector<HTMLElement>('[data-contact-count]')
  if (!place) return
  const [count, most] = [textsOf(form).message.length, MAX_MESSAGE_LENGTH].map((number) => number.toLocaleString('en'))
  place.textContent = fill(words.message_count, { count: count ?? '', most: most ?? '' })
  place.hidden = false
}

/** The button keeps its width: both labels share one cell. */
function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('button[type=submit]')
  for (const name of ['aria-busy', 'aria-disabled']) mark(button, name, isBusy)
  const labels = button?.querySelectorAll('.button__words > span') ?? []
  for (const [index, label] of [...labels].entries()) {
    const isKept = isBusy ? index === 0 : index === 1
    label.classList.toggle('button__words--kept', isKept)
    mark(label, 'aria-hidden', isKept)
  }
}

function mark(part: Element | null, name: string, isSo: boolean): void {
  if (isSo) part?.setAttribute(name, 'true')
  else part?.removeAttribute(name)
}

/** Only now 'Message sent!' is shown, with the sent text. */
function showSent(form: HTMLFormElement, { reference, copy }: ContactAnswer): void {
  const texts = textsOf(form)
  removeStored(contactDraftKey, tabStorage)
  const place = form.closest('[data-contact]')
  const template = place?.querySelector<HTMLTemplateElement>('[data-contact-template]')
  if (!place || !template) return
  place.replaceChildren(template.content.cloneNode(true))
  const put = (name: string, text: string) => {
    const part = place.querySelector(`[data-contact-${name}]`)
    if (part) part.textContent = text
  }
  put('reference', reference)
  put('subject', texts.subject)
  put('message', texts.message)
  for (const part of place.querySelectorAll<HTMLElement>(`[data-contact-yours], [data-contact-copy=${copy}]`)) {
    part.dataset.shown = 'yes'
  }
  place.querySelector<HTMLElement>('[data-contact-sent]')?.focus()
}
