/** What a result names in every language: districts, their hospitals, and the notice on our own questions. */
import type { Language } from '@ankur/languages'
import * as en from './en/sets/result.ts'
import * as hi from './hi/sets/result.ts'
import * as pa from './pa/sets/result.ts'
import { sideBySide } from './side-by-side.ts'

export const plainNotice: Readonly<Record<Language, string>> = { en: en.plainNotice, hi: hi.plainNotice, pa: pa.plainNotice }
export const districtTexts = /* @__PURE__ */ sideBySide<typeof en.districts>({
  en: en.districts,
  hi: hi.districts,
  pa: pa.districts,
})
export const hospitalTexts = /* @__PURE__ */ sideBySide<typeof en.districtHospitals>({
  en: en.districtHospitals,
  hi: hi.districtHospitals,
  pa: pa.districtHospitals,
})
