/** Shows problems beside the fields and above them. Their elements are in the page. */
import { contactFields, type ContactField, type ContactProblem } from '@ankur/content/contact/message'
import type { FormWords } from './contact-words.ts'

/** The problems of each field. The summary takes the focus and links to each. */
export function showProblems(form: HTMLFormElement, words: FormWords, problems: readonly ContactProblem[]): void {
  for (const field of contactFields) {
    const problem = problems.find((each) => each.field === field)
    showProblem(form, field, problem ? words[problem.code] : '')
  }
  showSummary(form, words.refused_title, words.invalid_message)
}

/** The reason why a valid message cannot be sent now, or why it is not known whether it was sent. */
export function showRefusal(form: HTMLFormElement, title: string, why: string): void {
  for (const field of contactFields) showProblem(form, field, '')
  showSummary(form, title, why)
}

/**
 * A marked field is validated again on blur. The user may be about to press Send: nothing may move, or the press would miss
 * the button. So the space of the error stays until the next attempt, and so does the summary.
 */
export function showAgain(form: HTMLFormElement, field: ContactField, sentence: string): void {
  markBox(form, field, sentence)
  const place = form.querySelector<HTMLElement>(`#contact-${field}-error`)
  if (!place) return
  place.style.minBlockSize = `${place.offsetHeight}px`
  putWords(place, 'span', sentence)
  place.dataset.shown = sentence === '' ? 'room' : 'yes'
}

/** One box and its line in the summary; no sentence, no problem. */
function showProblem(form: HTMLFormElement, field: ContactField, sentence: string): void {
  markBox(form, field, sentence)
  for (const [place, inner] of [
    [`#contact-${field}-error`, 'span'],
    [`[data-contact-problem=${field}]`, 'a'],
  ] as const) {
    const part = form.querySelector<HTMLElement>(place)
    if (!part) continue
    part.style.minBlockSize = ''
    putWords(part, inner, sentence)
    part.dataset.shown = sentence === '' ? '' : 'yes'
  }
}

function markBox(form: HTMLFormElement, field: ContactField, sentence: string): void {
  const box = form.querySelector(`#contact-${field}`)
  if (sentence === '') box?.removeAttribute('aria-invalid')
  else box?.setAttribute('aria-invalid', 'true')
}

function putWords(place: HTMLElement, inner: string, sentence: string): void {
  const words = place.querySelector(inner)
  if (words) words.textContent = sentence
}

function showSummary(form: HTMLFormElement, title: string, why: string): void {
  const summary = form.querySelector<HTMLElement>('[data-contact-refused]')
  const heading = summary?.querySelector('[data-contact-title]')
  const line = summary?.querySelector('[data-contact-why]')
  const typed = summary?.querySelector<HTMLElement>('[data-contact-typed]')
  if (heading) heading.textContent = title
  if (line) line.textContent = why
  if (typed) typed.dataset.shown = 'yes'
  if (summary) summary.dataset.shown = 'yes'
  summary?.focus()
}
