import { cacheMark } from './cache-mark.ts'

/** Retries while the network or a busy server is the only cause. For requests that change nothing. */
const pausesMs = [300, 900, 2700]
const busyStatuses = [502, 503, 504]

export async function fetchWithRetry(url: string, init: RequestInit = {}): Promise<Response> {
  for (const pauseMs of pausesMs) {
    const response = await fetch(url, init).catch((failure: unknown) => {
      if (init.signal?.aborted) throw failure
      return null
    })
    if (response && !busyStatuses.includes(response.status)) return response
    await pause(pauseMs)
  }
  return await fetch(url, init)
}

/**
 * Rejects while the server is unreachable. Call it before a dynamic import that can wait: in many browsers a module that
 * failed once fails until the page is reloaded. Modules cached by the worker need no server.
 */
export async function reachServer(): Promise<void> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store' })
    await response.text()
  } catch (failure) {
    if (!(await isKept())) throw failure
  }
}

/** Whether the worker has cached every part of the open page: it checks the entry that the worker caches last. */
async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false
  return (await caches.match(lastOfPage())) !== undefined
}

function lastOfPage(): string {
  if (!document.getElementById('app')) return '/favicon.svg'
  return location.pathname === '/talk' ? cacheMark('talk', document.documentElement.lang) : '/dashboard'
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
