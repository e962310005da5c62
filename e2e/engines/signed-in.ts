import { sessionKey, sessionOf, signUp, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'
import type { Tab } from './tab.ts'

/** A parent signed in on this tab: a new account, or `known`, which is also signed in elsewhere. */
export async function openSignedIn(tab: Tab, site: Site, known?: Parent): Promise<Parent> {
  const parent = known ?? (await signUp(site))
  const session = JSON.stringify(await sessionOf(site, parent))
  await tab.open('/healthz')
  await tab.run(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const)
  return parent
}
