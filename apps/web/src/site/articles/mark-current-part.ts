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
