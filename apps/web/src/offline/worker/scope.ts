import type { OfflineList } from '../offline-list.ts'

/** Replaced by the build. */
declare const __OFFLINE_LIST__: OfflineList
export const list: OfflineList = __OFFLINE_LIST__

export const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Pages and parts installed with this version of the worker; deleted with the version. */
export const shellCache = `ankur-shell-${list.version}`
/** Files with a content hash in their name: versions do not conflict. */
export const assetsCache = 'ankur-assets'
/** The name stays, because phones have this cache. */
export const listCache = 'ankur-wish'
/** The shell as last seen; unlike the shell under its own URL, it does not guarantee that its parts are cached. */
export const seenShell = '/seen-shell'

/** Whether the user has data saver on. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
