/**
 * Adds what the browser does not do for `<details>`: a link with the hash of a section, or of something inside it, opens
 * the section, and all sections are open in print.
 */
export function watchFolds(page: Document): void {
  const openNamed = () => openAround(namedBy(page))
  addEventListener('hashchange', openNamed)
  // Clicking the same hash again does not change the URL.
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href*="#"]')
    if (link instanceof HTMLAnchorElement && link.hash && link.hash === location.hash) openNamed()
  })
  openNamed()
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...page.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const fold of opened) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false
  })
}

function namedBy(page: Document): Element | null {
  const id = location.hash.slice(1)
  try {
    return id ? page.getElementById(decodeURIComponent(id)) : null
  } catch {
    // An invalid hash, not one of our links.
    return null
  }
}

function openAround(place: Element | null): void {
  let opened = false
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    opened ||= !fold.open
    fold.open = true
  }
  if (opened) place?.scrollIntoView()
}
