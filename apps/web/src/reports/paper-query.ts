import type { Language } from '@ankur/content'
import { loadDistrict } from '../district/index.ts'

/** Which paper: in the language of the page, with the places of the district that this phone keeps. */
export function paperQuery(language: Language): string {
  const district = loadDistrict()
  return new URLSearchParams({ language, ...(district !== null && { district }) }).toString()
}
