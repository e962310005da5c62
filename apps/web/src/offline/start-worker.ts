import { isLanguage } from '@ankur/content'
import { loadStored } from '../platform/storage/storage.ts'
import type { Wish } from './offline-list.ts'

/**
 * Starts the service worker once the page has all it asked for, and tells it what to keep. Where there is none, or it
 * cannot be had, nothing is lost: pages work as they do without.
 */
export function startWorker(part: Wish['part']): void {
  if (!('serviceWorker' in navigator)) return
  const chosen = loadStored('ankur-language')
  const language = isLanguage(chosen) ? chosen : 'en'
  const start = () => {
    register({ part, language }).catch(() => {
      // Storage is off, or the signal went: the next page tries again.
    })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

async function register(wish: Wish): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(workerAddress())
  const { active } = await serviceWorker.ready
  active?.postMessage(wish)
}

let made: string | undefined

/** Pages require trusted types, and their policy header allows this one once, which can make no other address. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): TrustedMaker } }
  const make = () => trustedTypes?.createPolicy('ankur-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('')
  return (made ??= make() ?? '/sw.js')
}

interface TrustedMaker {
  readonly createScriptURL: (address: string) => string
}
