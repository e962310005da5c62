/**
 * Turns panels below each other into tabs: arrow keys, Home and End move, and a panel shows on focus. A link to anything
 * inside a hidden panel opens that panel first.
 */
export function watchTabs(box: HTMLElement): void {
  const list = box.querySelector<HTMLElement>('.tabs__list')
  const tabs = [...box.querySelectorAll<HTMLAnchorElement>('.tabs__tab')]
  const panels = tabs.map((tab) => document.getElementById(`${tab.hash.slice(1)}-panel`))
  if (!list) return

  list.setAttribute('role', 'tablist')
  tabs.forEach((tab, index) => {
    tab.parentElement?.setAttribute('role', 'presentation')
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panels[index]?.id ?? '')
    panels[index]?.setAttribute('role', 'tabpanel')
    panels[index]?.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('focus', () => select(index))
    tab.addEventListener('click', (event) => {
      event.preventDefault()
      select(index)
    })
  })
  list.addEventListener('keydown', (event) => {
    const next = nextTab(event.key, tabs.indexOf(event.target as HTMLAnchorElement), tabs.length)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    tabs[next]?.focus()
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]:not([role=tab])')
    if (link) show(link.hash)
  })
  for (const link of document.querySelectorAll<HTMLElement>('[data-tab-link]')) actAsButton(link)
  addEventListener('hashchange', () => goTo(location.hash))

  select(0)
  goTo(location.hash)

  function select(chosen: number): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen))
      tab.tabIndex = index === chosen ? 0 : -1
      panels[index]?.toggleAttribute('hidden', index !== chosen)
    })
  }

  /**
   * Opens the panel that contains a part of the page, if there is one. The browser then scrolls there, as with any link.
   */
  function show(hash: string): HTMLElement | undefined {
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    const index = panels.findIndex((panel) => part !== null && panel?.contains(part))
    if (index < 0) return undefined
    select(index)
    return part ?? undefined
  }

  function goTo(hash: string): void {
    const part = show(hash)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }
}

function nextTab(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** For screen readers a tab opener is a button; Space presses buttons. */
function actAsButton(link: HTMLElement): void {
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
}
