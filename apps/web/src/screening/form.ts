/**
 * Selects the questionnaire. The server states which one is in use; the phone stores it by name and version, so that it
 * opens offline later. A phone that has never received it shows no questions: two texts must never be mixed.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { isSameInstrument, type Instrument } from '@ankur/screening/instrument'
import { itemKeys, twentyBehaviours } from '@ankur/screening/item-keys'
import { plainId, plainVersion } from '@ankur/screening/plain-words/plain-name'
import { isTakenOver } from '../platform/drawn.ts'
import { fetchWithRetry } from '../platform/retry.ts'
import { loadStored, parseJson, saveStored } from '../platform/storage/storage.ts'

/** The parts of a questionnaire needed for counting: no texts. */
export type Form = Pick<Instrument, 'id' | 'version' | 'behaviours' | 'bands' | 'followUp' | 'ages' | 'items'>

/** Our own questions, whose texts are loaded in one language at a time. */
export const ownForm: Form = { id: plainId, version: plainVersion, ...twentyBehaviours, items: itemKeys }

export type KnownForm =
  | { readonly kind: 'asking' }
  /** Neither the server nor this phone has the questions in use. */
  | { readonly kind: 'unknown' }
  /** `loaded` has the texts of an instrument file; it is null for our own questions. */
  | { readonly kind: 'known'; readonly form: Form; readonly loaded: Instrument | null }

const path = '/api/instrument'
const storedKey = 'ankur-instrument'
const longEnoughMs = 8000

let now: KnownForm = { kind: 'asking' }
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()

/** The questionnaire in use, requested from the server once per page load. */
export function useInstrumentInUse(): KnownForm {
  useEffect(() => void askForm(), [])
  return useSyncExternalStore(follow, knownOrDrawn, knownOrDrawn)
}

const own: KnownForm = { kind: 'known', form: ownForm, loaded: null }

/** A prerendered question is one of ours, because the server sends no other. It stays if the connection is lost just then. */
function knownOrDrawn(): KnownForm {
  return now.kind !== 'known' && isTakenOver() ? own : now
}

/** The same if only the count matters: until it is loaded, the last one stored on this phone, or our own. */
export function useKnownInstrument(): Form {
  const known = useSyncExternalStore(
    follow,
    () => now,
    () => now,
  )
  return known.kind === 'known' ? known.form : (storedForm()?.form ?? ownForm)
}

/** Requests it again: the server has refused answers to other questions, or was unreachable before. */
export function renewForm(): Promise<void> {
  asking = null
  return askForm()
}

/** Resolved once, or failed. */
export function askForm(): Promise<void> {
  asking ??= askServer().then(storeForm, () => {
    // The next page that needs it retries.
    asking = null
    if (now.kind !== 'known') tell(storedForm() ?? { kind: 'unknown' })
  })
  return asking
}

/** Versions that are already here, built in or stored, are listed in the request and need not be sent again. */
async function askServer(): Promise<Instrument | null> {
  const send = navigator.onLine ? fetchWithRetry : fetch
  const known = storedForm()
  const { id, version } = known?.form ?? ownForm
  const headers = { 'If-None-Match': `"${id}/${version}"` }
  const response = await send(path, { headers, signal: AbortSignal.timeout(longEnoughMs) })
  if (response.status === 304) return known?.loaded ?? null
  if (!response.ok) throw new Error(`The questions could not be read: ${response.status}`)
  const instrument = (await response.json()) as Instrument
  return isSameInstrument(instrument, ownForm) ? null : instrument
}

function storeForm(loaded: Instrument | null): void {
  saveStored(storedKey, JSON.stringify(loaded ?? { id: plainId, version: plainVersion }))
  tell({ kind: 'known', form: loaded ?? ownForm, loaded })
}

let stored: Extract<KnownForm, { kind: 'known' }> | null | undefined

function storedForm(): Extract<KnownForm, { kind: 'known' }> | null {
  if (stored === undefined) stored = readStoredForm()
  return stored
}

/** A version of our own questions other than the built-in one is useless. */
function readStoredForm(): Extract<KnownForm, { kind: 'known' }> | null {
  const content = parseJson(loadStored(storedKey)) as Partial<Instrument> | null
  if (content?.id === plainId) return content.version === plainVersion ? { kind: 'known', form: ownForm, loaded: null } : null
  const isWhole = typeof content?.id === 'string' && Array.isArray(content.items) && content.bands && content.ages
  return isWhole ? { kind: 'known', form: content as Instrument, loaded: content as Instrument } : null
}

function tell(next: KnownForm): void {
  now = next
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
