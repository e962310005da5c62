import { useEffect, useMemo, useState } from 'react'
import type { Instrument } from '@ankur/screening/instrument'
import { plainId, plainInstrument, plainVersion } from '@ankur/screening/plain-words/plain-form'
import { useLanguage } from '../platform/language.tsx'
import { fetchWithRetry } from '../platform/retry.ts'
import { ownQuestions } from './own-questions.ts'

const path = '/api/instrument'
const longEnoughMs = 8000

/** Null for our own questions, which the page has loaded. */
type Loaded = { readonly instrument: Instrument | null }

const own: Loaded = { instrument: null }

let asking: Promise<Loaded> | null = null

/** The questions in use here: those of an instrument file when the server has one, else our own words. */
function loadInstrument(): Promise<Loaded> {
  asking ??= askServer().catch(() => {
    // Our own wording works without any network; the next visit asks again.
    asking = null
    return own
  })
  return asking
}

/**
 * Null until it is known whose questions these are: our wording never flashes where another text is loaded. For pages
 * whose route names `ownQuestions`.
 */
export function useInstrument(): Instrument | null {
  const { language } = useLanguage()
  const texts = ownQuestions.use()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let wanted = true
    void loadInstrument().then((found) => wanted && setLoaded(found))
    return () => {
      wanted = false
    }
  }, [])
  return useMemo(() => loaded && (loaded.instrument ?? plainInstrument({ [language]: texts })), [loaded, language, texts])
}

/** Our own wording is on board already: naming its version spares the server from sending it. */
const onBoard = `"${plainId}/${plainVersion}"`

async function askServer(): Promise<Loaded> {
  const send = navigator.onLine ? fetchWithRetry : fetch
  const response = await send(path, { headers: { 'If-None-Match': onBoard }, signal: AbortSignal.timeout(longEnoughMs) })
  if (response.status === 304) return own
  if (!response.ok) throw new Error(`The questions could not be read: ${response.status}`)
  const instrument = (await response.json()) as Instrument
  return instrument.id === plainId && instrument.version === plainVersion ? own : { instrument }
}
