/** The store of a family's video clips on the phone; a separate module, so that deleting them need not load their page. */
export const clipsStore = 'clips'

/**
 * Deletes all clips, of any user, before the phone is given to somebody else. False if the browser does not open its database,
 * as when the phone is full: clips from before may still be in it.
 */
export async function forgetClips(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return true
  try {
    const { withStore } = await import('./device-database.ts')
    await withStore(clipsStore, 'readwrite', (clips) => clips.clear())
    return true
  } catch {
    return false
  }
}
