/**
 * What a screen reader simulator announces on a page, phrase by phrase. It reads the document by the W3C
 * specifications of names, roles and states, without any engine's accessibility tree.
 */
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { virtual } from '@guidepup/virtual-screen-reader'

const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
/** Of the page's own origin: its policy allows no other script. */
const address = '/virtual-screen-reader.js'

export async function serveSimulator(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ path, contentType: 'text/javascript' }))
}

export async function simulated(page: Page): Promise<string> {
  const phrases = await page.evaluate(readPhrases, address)
  return `${phrases.join('\n')}\n`
}

/** Runs in the page. The simulator knows neither that closed details are hidden nor that scripts run. */
async function readPhrases(address: string): Promise<string[]> {
  for (const each of document.querySelectorAll('noscript')) each.remove()
  for (const each of document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)')) each.hidden = true
  const { virtual: reader } = (await import(address)) as { virtual: typeof virtual }
  await reader.start({ container: document.body })
  // The page ends, and the reader would begin again.
  for (let step = 0; step < 2_000 && (await reader.lastSpokenPhrase()) !== 'end of document'; step++) await reader.next()
  const phrases = await reader.spokenPhraseLog()
  await reader.stop()
  return phrases
}
