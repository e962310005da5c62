/** The store of a family's video clips on the phone; a separate module, so that deleting them need not load their page. */
export const clipsStore = 'clips'

/** Deletes all clips, of any user, before the phone is given to somebody else. */
export async function forgetClips(): Promise<void> {
  try {
    const { withStore } = await import('./device-database.ts')
    await withStore(clipsStore, 'readwrite', (clips) => clips.clear())
  } catch {
    // A browser that cannot open the database has stored no clip.
  }
}
