import { reachServer } from '../platform/retry.ts'
import { sayNotLoaded } from '../ui/not-loaded/say-not-loaded.ts'

let loaded = false

/** Opens the comfort settings from every `[data-comfort]` button; the dialog and its words are fetched on the first press. */
export function watchComfortButtons(page: Document): void {
  page.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-comfort]')
    if (opener) open(opener).catch(() => sayNotLoaded(page))
  })
  for (const button of page.querySelectorAll<HTMLElement>('[data-comfort]')) button.hidden = false
}

async function open(opener: HTMLElement): Promise<void> {
  if (!loaded) await reachServer()
  const { openComfort } = await import('./comfort-dialog.ts')
  await openComfort(opener)
  loaded = true
}
