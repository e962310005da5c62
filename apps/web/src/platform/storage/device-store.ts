import { useMemo, useSyncExternalStore } from 'react'
import { isRecord } from '../comfort/comfort-settings.ts'
import { loadStored, parseJson, saveStored } from './storage.ts'

export interface DeviceStore<Content extends object> {
  readonly load: () => Content
  /** False if the device could not store the change: it is then used while this page is open. */
  readonly change: (change: (before: Content) => Content) => boolean
  /** Whether the last change was stored. */
  readonly isKept: () => boolean
  /** The content; re-renders on a change here or in another tab. */
  readonly use: () => Content
}

/** What the device could not store, by key: common to all features that share one. */
const unkept = new Map<string, string>()

/**
 * One JSON object of this device, or some of its properties: properties that other features store under the same key are
 * kept. `parse` must accept any stored value, or null. A property set to undefined is removed.
 */
export function deviceStore<Content extends object>(key: string, parse: (stored: unknown) => Content): DeviceStore<Content> {
  const text = () => unkept.get(key) ?? loadStored(key)
  const load = () => parse(parseJson(text()))
  const tell = () => dispatchEvent(new Event(key))
  return {
    load,
    change: (change) => {
      const before = parseJson(text())
      const next = JSON.stringify({ ...(isRecord(before) ? before : {}), ...change(parse(before)) })
      const kept = saveStored(key, next)
      if (kept) unkept.delete(key)
      else unkept.set(key, next)
      tell()
      return kept
    },
    isKept: () => !unkept.has(key),
    use: () => {
      const now = useSyncExternalStore((changed) => watch(key, changed), text, nothing)
      return useMemo(() => parse(parseJson(now)), [now])
    },
  }
}

/** The stored data of a first visitor. */
const nothing = () => null

function watch(key: string, changed: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener(key, changed)
  addEventListener('storage', elsewhere)
  return () => {
    removeEventListener(key, changed)
    removeEventListener('storage', elsewhere)
  }
}
