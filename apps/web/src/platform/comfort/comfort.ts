/** The comfort settings of this device, kept as one JSON object, put on the root element, and followed by every tab. */
import { comfortAttributes, comfortSettings, isRecord, parseComfort, type Comfort } from './comfort-settings.ts'
import { loadStored, parseJson, saveStored } from '../storage/storage.ts'

const comfortKey = 'ankur-comfort'
const changedEvent = 'ankur-comfort'

/** What the device would not keep: it holds for as long as this page is open. */
let unkept: string | null = null

export function loadComfort(): Comfort {
  return parseComfort(parseJson(comfortText()))
}

/** The settings as they are stored: the same text means the same settings. */
export function comfortText(): string | null {
  return unkept ?? loadStored(comfortKey)
}

/** Changes some settings at once and keeps all others as they are. False when the device could not keep them. */
export function saveComfort(change: Partial<Comfort>): boolean {
  const before = parseJson(comfortText())
  return keep(JSON.stringify({ ...(isRecord(before) ? before : {}), ...change }))
}

/** Everything kept under this key is standard again: what was chosen about games too. */
export function resetComfort(): boolean {
  return keep('{}')
}

/** Puts back what `comfortText()` gave before, to its last entry. */
export function restoreComfort(text: string | null): boolean {
  return keep(text ?? '{}')
}

function keep(text: string): boolean {
  const kept = saveStored(comfortKey, text)
  unkept = kept ? null : text
  applyComfort()
  dispatchEvent(new Event(changedEvent))
  return kept
}

/** Calls back after a change here or in another tab; returns a function that stops watching. */
export function watchComfort(changed: () => void): () => void {
  addEventListener(changedEvent, changed)
  return () => removeEventListener(changedEvent, changed)
}

/** Called once on every page: follows changes in other tabs, and those made while this page lay in the back-forward cache. */
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

/** Whether things should jump instead of moving: the reader's choice, else the phone's. */
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
