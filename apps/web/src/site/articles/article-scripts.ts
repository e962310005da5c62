import { reachServer } from '../../platform/retry.ts'
import { sayNotLoaded } from '../../ui/not-loaded/say-not-loaded.ts'

/** Scripts of blog pages beyond the first 5 KB: each part is loaded if it has something to do. */
export function watchArticles(page: Document): void {
  // Without these the page is readable, as without any script: no error is shown.
  void Promise.allSettled([loadTabs(page), loadReadingBar(page), loadContents(page), loadOpenParts(page), loadHandOut(page)])
  const filter = page.querySelector<HTMLElement>('[data-article-filter]')
  if (filter) offerFilter(filter)
}

async function loadTabs(page: Document): Promise<void> {
  const tabs = page.querySelector<HTMLElement>('[data-tabs]')
  if (tabs) (await import('./watch-tabs.ts')).watchTabs(tabs)
}

async function loadOpenParts(page: Document): Promise<void> {
  const button = page.querySelector<HTMLElement>('[data-open-parts]')
  if (button) (await import('./article-buttons.ts')).watchOpenParts(button)
}

async function loadHandOut(page: Document): Promise<void> {
  const button = page.querySelector<HTMLElement>('[data-print-hand-out]')
  if (button) (await import('./article-buttons.ts')).offerHandOut(button)
}

/** Style sheets that can follow the scroll position need no script for it. */
async function loadReadingBar(page: Document): Promise<void> {
  const bar = page.querySelector<HTMLElement>('[data-reading-bar]')
  if (bar && !CSS.supports('animation-timeline: scroll()')) (await import('./reading-position.ts')).fillReadingBar(bar)
}

async function loadContents(page: Document): Promise<void> {
  const contents = page.querySelector<HTMLElement>('[data-contents]')
  if (contents && contents.checkVisibility?.()) (await import('./reading-position.ts')).markCurrentPart(contents)
}

function offerFilter(filter: HTMLElement): void {
  let isWorking = false
  filter.hidden = false
  filter.addEventListener('focusin', () => {
    if (!isWorking) void begin().catch(() => sayNotLoaded(filter.ownerDocument))
  })

  async function begin(): Promise<void> {
    await reachServer()
    const { filterArticles } = await import('./filter-articles.ts')
    if (!isWorking) filterArticles(filter)
    isWorking = true
  }
}
