import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '@ankur/content'
import { withStore } from '../platform/device-database.ts'

/** Photos and recordings of the talk board on this device, by name. */
export interface TalkFile {
  readonly id: string
  readonly type: string
  readonly bytes: Uint8Array
}

const store = 'talk-files'
const changed = 'ankur-talk-files'
let names: ReadonlySet<string> = new Set()
const urls = new Map<string, string>()

export function recordingName(board: string, word: string, language: Language): string {
  return `voice-${board}-${language}-${word}`
}

/** Fails with the browser's own error when there is no room; what was kept before stays. */
export async function keepFile(file: TalkFile): Promise<void> {
  await withStore(store, 'readwrite', (kept) => kept.put(file))
  forgetUrl(file.id)
  tell(new Set([...names, file.id]))
}

export async function removeFile(id: string): Promise<void> {
  await withStore(store, 'readwrite', (kept) => kept.delete(id))
  forgetUrl(id)
  tell(new Set([...names].filter((name) => name !== id)))
}

export async function loadFile(id: string): Promise<TalkFile | null> {
  const found: unknown = await withStore(store, 'readonly', (kept) => kept.get(id))
  return isFile(found) ? found : null
}

/** An address of the file for this page, made once. */
export async function fileUrl(id: string): Promise<string | null> {
  const known = urls.get(id)
  if (known) return known
  const file = await loadFile(id).catch(() => null)
  if (!file) return null
  const url = URL.createObjectURL(new Blob([file.bytes as BlobPart], { type: file.type }))
  urls.set(id, url)
  return url
}

async function loadNames(): Promise<void> {
  try {
    const keys = await withStore(store, 'readonly', (kept) => kept.getAllKeys())
    tell(new Set(keys.map(String)))
  } catch {
    // A browser without storage has no files; recording says so when it is tried.
  }
}

/** The names of all files, kept true while the page is open. */
export function useFileNames(): ReadonlySet<string> {
  const now = useSyncExternalStore(watch, () => names)
  useEffect(() => void loadNames(), [])
  return now
}

function tell(next: ReadonlySet<string>): void {
  names = next
  dispatchEvent(new Event(changed))
}

function watch(report: () => void): () => void {
  addEventListener(changed, report)
  return () => removeEventListener(changed, report)
}

function forgetUrl(id: string): void {
  const url = urls.get(id)
  if (url) URL.revokeObjectURL(url)
  urls.delete(id)
}

function isFile(found: unknown): found is TalkFile {
  return typeof found === 'object' && found !== null && 'bytes' in found && found.bytes instanceof Uint8Array
}
