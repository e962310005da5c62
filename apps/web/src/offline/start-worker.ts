import { isLanguage } from '@ankur/content'
import { loadStored } from '../platform/storage/storage.ts'
import type { PrecacheRequest } from './offline-list.ts'

/**
 * Registers the service worker after the page has loaded, and tells it what to cache. If service workers are not supported
 * or registration fails, pages work as without a worker.
 */
export function startWorker(part: PrecacheRequest['part']): void {
  if (!('serviceWorker' in navigator)) return
  const chosen = loadStored('ankur-language')
  const language = isLanguage(chosen) ? chosen : 'en'
  const start = () => {
    register({ part, language }).catch(() => {
      // Storage is disabled, or the connection failed: the next page tries again.
    })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

async function register(request: PrecacheRequest): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(workerAddress())
  const { active } = await serviceWorker.ready
  active?.postMessage(request)
}

let made: string | undefined

/** Pages require trusted types. Their policy header allows this policy once, and it can create no other URL. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): TrustedMaker } }
  const make = () => trustedTypes?.createPolicy('ankur-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('')
  return (made ??= make() ?? '/sw.js')
}

interface TrustedMaker {
  readonly createScriptURL: (address: string) => string
}
