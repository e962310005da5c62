/** The store of the clips that a family keeps on its phone; here so that leaving the phone need not load their page. */
export const clipsStore = 'clips'

/** For a phone that goes on to somebody else: all of them, whoever kept them. */
export async function forgetClips(): Promise<void> {
  try {
    const { withStore } = await import('./device-database.ts')
    await withStore(clipsStore, 'readwrite', (clips) => clips.clear())
  } catch {
    // A browser that opens no database has kept no clip.
  }
}
