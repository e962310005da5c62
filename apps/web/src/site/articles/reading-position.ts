/** For browsers whose style sheets cannot follow the scroll position: how much of the page is behind, from 0 to 1. */
export function fillReadingBar(bar: HTMLElement): void {
  const page = document.documentElement
  const fill = () => {
    const way = page.scrollHeight - page.clientHeight
    const done = way > 0 ? Math.min(1, Math.max(0, page.scrollTop / way)) : 0
    bar.style.setProperty('--read', String(done))
  }
  addEventListener('scroll', fill, { passive: true })
  addEventListener('resize', fill)
  fill()
}

/** Marks in the contents list the part that is being read: the last one whose heading has passed the upper third. */
export function markCurrentPart(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')]
  const parts = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? [])
  const mark = () => {
    const passed = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight / 3)
    const current = passed.at(-1)?.id ?? parts[0]?.id
    for (const link of links) {
      if (link.hash === `#${current}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('scroll', mark, { passive: true })
  // A part that opens moves the others without a scroll.
  document.addEventListener('toggle', mark, true)
  mark()
}
