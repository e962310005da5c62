/** Says above the page that something it asked for just now did not come. The words stand on the comfort button of every page. */
export function sayNotLoaded(page: Document): void {
  page.querySelector('.not-loaded')?.remove()
  const words = page.querySelector<HTMLElement>('[data-not-loaded]')?.dataset.notLoaded
  if (!words) return
  const line = page.createElement('p')
  line.className = 'not-loaded'
  line.setAttribute('role', 'alert')
  page.body.prepend(line)
  line.textContent = words
  // Whatever is pressed next, the line has been read.
  page.addEventListener('click', () => line.remove(), { once: true, capture: true })
}
