/** The parts of static pages that need more script than the first 5 KB: each comes where its place is on the page. */
export function watchArticles(): void {
  const tabs = document.querySelector<HTMLElement>('[data-tabs]')
  if (tabs) void import('./watch-tabs.ts').then(({ watchTabs }) => watchTabs(tabs))

  const bar = document.querySelector<HTMLElement>('[data-reading-bar]')
  const needsFilling = bar && !CSS.supports('animation-timeline: scroll()')
  if (needsFilling) void import('./fill-reading-bar.ts').then(({ fillReadingBar }) => fillReadingBar(bar))

  const filter = document.querySelector<HTMLElement>('[data-article-filter]')
  if (!filter) return
  filter.hidden = false
  const begin = () => void import('./filter-articles.ts').then(({ filterArticles }) => filterArticles(filter))
  filter.addEventListener('focusin', begin, { once: true })
}
