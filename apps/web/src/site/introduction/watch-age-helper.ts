import { firstMonths, lastMonths, indiaMonth, monthsBetween } from '@ankur/screening/age'

const YEARS_OFFERED = 6

/**
 * Tells a parent whether the questions fit, from the month of birth. Nothing is stored and nothing is sent.
 * The box is `hidden` in the page, since it can do nothing without this script.
 */
export function watchAgeHelper(box: HTMLElement, nowMs: number): void {
  const month = box.querySelector<HTMLSelectElement>('[name=month]')
  const year = box.querySelector<HTMLSelectElement>('[name=year]')
  if (!month || !year) return
  const thisYear = Number(indiaMonth(nowMs).slice(0, 4))
  for (let back = 0; back < YEARS_OFFERED; back += 1) year.add(new Option(String(thisYear - back)))
  const sentences = [...box.querySelectorAll<HTMLElement>('[data-answer]')].map((line) => ({ line, text: line.textContent }))

  box.hidden = false
  box.addEventListener('change', () => {
    const chosen = month.value && year.value ? `${year.value}-${month.value.padStart(2, '0')}` : null
    const months = chosen === null ? null : monthsBetween(chosen, indiaMonth(nowMs))
    const answer = answerTo(months)
    for (const { line, text } of sentences) {
      line.hidden = line.dataset.answer !== answer
      line.textContent = text.replace('{months}', String(months))
    }
  })
}

function answerTo(months: number | null): string | null {
  if (months === null) return null
  if (months < 0) return 'future'
  if (months < firstMonths) return 'young'
  return months <= lastMonths ? 'fits' : 'old'
}
