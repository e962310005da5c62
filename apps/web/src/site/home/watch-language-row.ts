/**
 * Lets the row be closed, and gives the links the order in which they are seen: the style sheet has put first what the
 * browser asks for, so nothing moves. To close it is to stay with the language of the page.
 */
export function watchLanguageRow(row: HTMLElement, keep: (language: string) => void): void {
  const page = row.ownerDocument.documentElement
  const asked = page.dataset.asks && row.querySelector(`li[lang="${page.dataset.asks}"]`)
  if (asked) asked.parentElement?.prepend(asked)
  const close = row.querySelector('button')
  close?.setAttribute('data-ready', '')
  close?.addEventListener('click', () => {
    keep(page.lang)
    row.hidden = true
  })
}
