/** Addresses of the pictures that came with a game from a file; our own drawings need none. */
import { useSyncExternalStore } from 'react'
import { type Project, targetsOf } from '@ankur/blocks/project'
import { withFonts } from './fonts-of-scratch.ts'

const addresses = new Map<string, string>()
const watchers = new Set<() => void>()

export function usePictureAddress(picture: string): string | undefined {
  return useSyncExternalStore(watchPictures, () => pictureAddress(picture))
}

export function pictureAddress(picture: string): string | undefined {
  return addresses.get(picture)
}

export function showPictures(files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of files) {
    const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : 'svg'
    if (/^(wav|mp3)$/.test(ending) || addresses.has(name)) continue
    const type = { svg: 'image/svg+xml', jpg: 'image/jpeg' }[ending] ?? `image/${ending}`
    addresses.set(name, URL.createObjectURL(new Blob([ending === 'svg' ? withFonts(bytes).slice() : bytes.slice()], { type })))
  }
  for (const changed of watchers) changed()
}

/** The pictures of a game that this device keeps, our drawings for ready games, and the library's. One that is gone stays a grey box. */
export async function showKeptPictures(project: Project): Promise<void> {
  const pictures = targetsOf(project).flatMap(({ costumes }) => costumes.map(({ picture }) => picture))
  if (pictures.some((picture) => picture.startsWith('ready-') && !addresses.has(picture)))
    showPictures((await import('../ready/drawings.ts')).drawingFiles())
  const missing = pictures.filter((picture) => /\.|^library-/.test(picture) && !addresses.has(picture))
  if (missing.length === 0) return
  const { loadPictures } = await import('../library/load-pictures.ts')
  showPictures(await loadPictures(missing))
}

export function watchPictures(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
