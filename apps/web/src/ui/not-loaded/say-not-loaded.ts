/** Shows above the page that a requested part failed to load. The text is an attribute of the comfort button of every page. */
export function sayNotLoaded(page: Document): void {
  page.querySelector('.not-loaded')?.remove()
  const words = page.querySelector<HTMLElement>('[data-not-loaded]')?.dataset.notLoaded
  if (!words) return
  const line = page.createElement('p')
  line.className = 'not-loaded'
  line.setAttribute('role', 'alert')
  page.body.prepend(line)
  line.textContent = words
  // Any next click removes the message: it has been read.
  page.addEventListener('click', () => line.remove(), { once: true, capture: true })
}
