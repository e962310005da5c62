/** The comfort settings of this device: stored as one JSON object, applied to the root element, and synchronized between tabs. */
import { comfortAttributes, comfortSettings, isRecord, parseComfort, type Comfort } from './comfort-settings.ts'
import { loadStored, parseJson, saveStored } from '../storage/storage.ts'

const comfortKey = 'ankur-comfort'
const changedEvent = 'ankur-comfort'

/** Settings that could not be stored: used while this page is open. */
let unkept: string | null = null

export function loadComfort(): Comfort {
  return parseComfort(parseJson(comfortText()))
}

/** The stored text of the settings: equal text means equal settings. */
export function comfortText(): string | null {
  return unkept ?? loadStored(comfortKey)
}

/** Changes some settings and keeps the others. False if the device could not store them. */
export function saveComfort(change: Partial<Comfort>): boolean {
  const before = parseJson(comfortText())
  return store(JSON.stringify({ ...(isRecord(before) ? before : {}), ...change }))
}

/** Resets everything stored under this key, including settings of games. */
export function resetComfort(): boolean {
  return store('{}')
}

/** Restores the exact earlier result of `comfortText()`. */
export function restoreComfort(text: string | null): boolean {
  return store(text ?? '{}')
}

function store(text: string): boolean {
  const stored = saveStored(comfortKey, text)
  unkept = stored ? null : text
  applyComfort()
  dispatchEvent(new Event(changedEvent))
  return stored
}

/** Calls `changed` after a change here or in another tab; returns an unsubscribe function. */
export function watchComfort(changed: () => void): () => void {
  addEventListener(changedEvent, changed)
  return () => removeEventListener(changedEvent, changed)
}

/** Call once on every page: applies changes from other tabs, and those made while the page was in the back-forward cache. */
export function followComfort(): void {
  const follow = () => {
    unkept = null
    applyComfort()
    dispatchEvent(new Event(changedEvent))
  }
  addEventListener('storage', (event) => {
    if (event.key === comfortKey || event.key === null) follow()
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })
}

/** Whether to reduce motion: the user's setting, otherwise that of the device. */
export function movesLess(): boolean {
  const { movement } = loadComfort()
  return movement === 'less' || (movement === 'phone' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

function applyComfort(): void {
  const comfort = loadComfort()
  for (const [setting, attribute] of Object.entries(comfortAttributes) as [keyof typeof comfortAttributes, string][]) {
    const root = document.documentElement
    if (comfort[setting] === comfortSettings[setting][0]) root.removeAttribute(attribute)
    else root.setAttribute(attribute, String(comfort[setting]))
  }
}
