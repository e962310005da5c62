/**
 * Closes the row, and reorders the links to match their visual order: the style sheet shows the browser's preferred
 * language first, so nothing moves. Closing it keeps the language of the page.
 */
export function watchLanguageRow(row: HTMLElement, keep: (language: string) => void): void {
  const page = row.ownerDocument.documentElement
  const item = page.dataset.asks && row.querySelector(`li[lang="${page.dataset.asks}"]`)
  if (item) item.parentElement?.prepend(item)
  const close = row.querySelector('button')
  close?.setAttribute('data-ready', '')
  close?.addEventListener('click', () => {
    keep(page.lang)
    row.hidden = true
  })
}
