import type { OfflineList } from '../offline-list.ts'

/** Put here by the build. */
declare const __OFFLINE_LIST__: OfflineList
export const list: OfflineList = __OFFLINE_LIST__

export const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Pages and parts that came with this version of the worker; it goes with the version. */
export const shellCache = `ankur-shell-${list.version}`
/** Files named after their content: those of two versions lie here in peace. */
export const assetsCache = 'ankur-assets'
export const wishCache = 'ankur-wish'
/** The shell as it was last seen; unlike the one under its own address it does not promise that its parts are there. */
export const seenShell = '/seen-shell'

/** The reader asks for few bytes. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
