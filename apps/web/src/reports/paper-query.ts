import type { Language } from '@ankur/content'
import { loadDistrict } from '../district/index.ts'

/** The query of a report: the page language, the district stored on this device, and optionally no name. */
export function paperQuery(language: Language, isNameBlank = false): string {
  const district = loadDistrict()
  return new URLSearchParams({
    language,
    ...(district !== null && { district }),
    ...(isNameBlank && { name: 'blank' }),
  }).toString()
}
