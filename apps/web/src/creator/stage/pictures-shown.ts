/** URLs of the pictures of an imported game; our own drawings need none. */
import { useSyncExternalStore } from 'react'
import { type Project, targetsOf } from '@ankur/blocks/project'

/** Scratch's own fonts are not available here: they are replaced by fonts of similar width that devices have. */
const stacks: Readonly<Record<string, string>> = {
  'Sans Serif': "'Noto Sans',Helvetica,Arial,sans-serif",
  Serif: "'Source Serif Pro',Georgia,'Times New Roman',serif",
  Handwriting: "'Comic Neue','Comic Sans MS','Segoe Print',cursive",
  Marker: "'Comic Sans MS','Segoe Print',cursive",
  Curly: "'Comic Sans MS','Segoe Script',cursive",
  Pixel: "'Courier New',monospace",
  Scratch: "'Noto Sans',Helvetica,Arial,sans-serif",
}

/** For display only: the stored and exported file stays unchanged. */
export function withFonts(svg: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(svg)
  if (!text.includes('font-family')) return svg
  const named = Object.keys(stacks).join('|')
  const changed = text
    .replaceAll(
      new RegExp(`font-family="\\s*(${named})(?:\\s*,[^"]*)?"`, 'g'),
      (_all, name: string) => `font-family="${stacks[name] ?? name}"`,
    )
    .replaceAll(
      new RegExp(`font-family:\\s*(?:&quot;|')?(${named})(?:&quot;|')?(?=[;"])`, 'g'),
      (_all, name: string) => `font-family:${stacks[name] ?? name}`,
    )
  return new TextEncoder().encode(changed)
}

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

/**
 * The pictures of a game stored on this device, our drawings for ready games, and the library's. A missing one is a grey
 * box.
 */
export async function showStoredPictures(project: Project): Promise<void> {
  const pictures = targetsOf(project).flatMap(({ costumes }) => costumes.map(({ picture }) => picture))
  if (pictures.some((picture) => picture.startsWith('ready-') && !addresses.has(picture)))
    showPictures((await import('../ready/drawings.ts')).drawingFiles())
  const missing = pictures.filter((picture) => /\.|^library-/.test(picture) && !addresses.has(picture))
  if (missing.length === 0) return
  const { loadPictures } = await import('../library/library-pictures.ts')
  showPictures(await loadPictures(missing))
}

export function watchPictures(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
