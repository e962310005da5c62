import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '@ankur/content'
import { withStore } from '../platform/storage/device-database.ts'

/** Photos and recordings of the talk board on this device, by name. */
export interface TalkFile {
  readonly id: string
  readonly type: string
  readonly bytes: Uint8Array
}

const store = 'talk-files'
const changed = 'ankur-talk-files'
/** The initial state, before storage is read. */
const noNames: ReadonlySet<string> = new Set()
let names = noNames
const urls = new Map<string, string>()
let batch: { readonly ids: Set<string>; readonly read: Promise<void> } | null = null

export function recordingName(board: string, word: string, language: Language): string {
  return `voice-${board}-${language}-${word}`
}

/** Throws the browser's own error when there is no space; existing content stays. */
export async function storeFile(file: TalkFile): Promise<void> {
  await withStore(store, 'readwrite', (stored) => stored.put(file))
  forgetUrl(file.id)
  tell(new Set([...names, file.id]))
}

/** All of them or none: when there is no room for the last one, those of before stay as they were. */
export async function storeFiles(files: readonly TalkFile[]): Promise<void> {
  if (files.length === 0) return
  await withStore(store, 'readwrite', (stored) => files.map((file) => stored.put(file)).at(-1) as IDBRequest<IDBValidKey>)
  for (const { id } of files) forgetUrl(id)
  tell(new Set([...names, ...files.map(({ id }) => id)]))
}

export async function removeFile(id: string): Promise<void> {
  await withStore(store, 'readwrite', (stored) => stored.delete(id))
  forgetUrl(id)
  tell(new Set([...names].filter((name) => name !== id)))
}

export async function loadFile(id: string): Promise<TalkFile | null> {
  const found: unknown = await withStore(store, 'readonly', (stored) => stored.get(id))
  return isFile(found) ? found : null
}

/** A URL of the file for this page, created once. Concurrent requests are read together. */
export async function fileUrl(id: string): Promise<string | null> {
  const known = urls.get(id)
  if (known !== undefined) return known
  batch ??= { ids: new Set(), read: Promise.resolve().then(readBatch) }
  batch.ids.add(id)
  await batch.read
  return knownUrl(id)
}

/** The address, when it is made already. */
export function knownUrl(id: string): string | null {
  return urls.get(id) ?? null
}

async function readBatch(): Promise<void> {
  const ids = [...(batch?.ids ?? [])]
  batch = null
  const requests: IDBRequest<unknown>[] = []
  try {
    await withStore(store, 'readonly', (stored) => {
      for (const id of ids) requests.push(stored.get(id))
      return requests[0] as IDBRequest<unknown>
    })
  } catch {
    return // A browser without storage has no files.
  }
  for (const [at, { result }] of requests.entries()) {
    // An address waits for another process of the browser, nearly all the time that a page of photos takes: a frame or a press
    // in between waits for one of them at most.
    if (at > 0) await new Promise((resolve) => setTimeout(resolve))
    if (!isFile(result) || urls.has(result.id)) continue
    urls.set(result.id, URL.createObjectURL(new Blob([result.bytes as BlobPart], { type: result.type })))
  }
}

/** Removes unused files, to free space. Throws if the browser does not open its database. */
export async function removeFiles(isUnused: (id: string) => boolean): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  await readNames()
  for (const id of [...names].filter(isUnused)) await removeFile(id)
}

async function readNames(): Promise<void> {
  const keys = await withStore(store, 'readonly', (stored) => stored.getAllKeys())
  tell(new Set(keys.map(String)))
}

async function loadNames(): Promise<void> {
  // A browser without storage has no files; recording reports it when it is tried.
  await readNames().catch(() => {})
}

/** The names of all files as they are now. */
export async function loadFileNames(): Promise<ReadonlySet<string>> {
  await loadNames()
  return names
}

/** The names of all files, kept up to date while the page is open. */
export function useFileNames(): ReadonlySet<string> {
  const now = useSyncExternalStore(
    watch,
    () => names,
    () => noNames,
  )
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
