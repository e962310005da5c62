import { useEffect, useState } from 'react'
import type { Instrument } from '@ankur/screening/instrument'
import { plainWords } from '@ankur/screening/plain-words'
import { fetchWithRetry } from '../platform/retry.ts'

const path = '/api/instrument'
const longEnoughMs = 8000

let asking: Promise<Instrument> | null = null

/** The questions in use here: those of an instrument file when the server has one, else our own words. */
function loadInstrument(): Promise<Instrument> {
  asking ??= askServer().catch(() => {
    // Our own wording works without any network; the next visit asks again.
    asking = null
    return plainWords
  })
  return asking
}

/** Null until it is known whose questions these are: our wording never flashes where another text is loaded. */
export function useInstrument(): Instrument | null {
  const [instrument, setInstrument] = useState<Instrument | null>(null)
  useEffect(() => {
    let wanted = true
    void loadInstrument().then((loaded) => wanted && setInstrument(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return instrument
}

/** Our own wording is on board already: naming its version spares the server from sending it. */
const onBoard = `"${plainWords.id}/${plainWords.version}"`

async function askServer(): Promise<Instrument> {
  const send = navigator.onLine ? fetchWithRetry : fetch
  const response = await send(path, { headers: { 'If-None-Match': onBoard }, signal: AbortSignal.timeout(longEnoughMs) })
  if (response.status === 304) return plainWords
  if (!response.ok) throw new Error(`The questions could not be read: ${response.status}`)
  const loaded = (await response.json()) as Instrument
  return loaded.id === plainWords.id && loaded.version === plainWords.version ? plainWords : loaded
}
