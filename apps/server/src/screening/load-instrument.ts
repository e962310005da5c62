import { readFileSync } from 'node:fs'
import { type Instrument, parseInstrument, plainWords } from '@ankur/screening'

/** The questions of this installation: our own words, or those of INSTRUMENT_FILE. Refuses to start with a faulty file. */
export function loadInstrument(file: string | null): Instrument {
  if (file === null) return plainWords
  const parsed = parseInstrument(readJson(file))
  if (parsed.ok) return parsed.instrument
  throw new Error(['INSTRUMENT_FILE cannot be used:', ...parsed.problems.map((problem) => `- ${problem}`)].join('\n'))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error('INSTRUMENT_FILE cannot be read as JSON', { cause })
  }
}
