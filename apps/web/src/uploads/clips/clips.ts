/** Clips that a family keeps on its phone. Nothing here ever leaves the device. */
import { withStore } from '../../platform/device-database.ts'
import { clipsStore as store } from '../../platform/forget-clips.ts'
import { newId } from '../../platform/new-id.ts'

export interface Clip {
  readonly id: string
  /** On a phone that families share, each sees its own. */
  readonly userId: string
  readonly addedAt: string
  readonly video: Blob
}

/** Oldest first. */
export async function loadClips(userId: string): Promise<Clip[]> {
  const all = await withStore<Clip[]>(store, 'readonly', (clips) => clips.getAll())
  return all.filter((clip) => clip.userId === userId).toSorted((a, b) => (a.addedAt < b.addedAt ? -1 : 1))
}

/** The name of the file is not kept. */
export async function addClip(userId: string, file: File, addedAt: string): Promise<void> {
  const clip: Clip = { id: newId(), userId, addedAt, video: file.slice(0, file.size, file.type) }
  await withStore(store, 'readwrite', (clips) => clips.add(clip))
}

export async function deleteClip(id: string): Promise<void> {
  await withStore(store, 'readwrite', (clips) => clips.delete(id))
}
