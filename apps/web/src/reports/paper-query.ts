import type { Language } from '@ankur/content'
import { loadDistrict } from '../district/index.ts'

/** Which paper: in the language of the page, with the places of the district that this phone keeps; nameless if wanted. */
export function paperQuery(language: Language, isNameBlank = false): string {
  const district = loadDistrict()
  return new URLSearchParams({
    language,
    ...(district !== null && { district }),
    ...(isNameBlank && { name: 'blank' }),
  }).toString()
}
