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
