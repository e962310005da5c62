/**
 * Messages that are needed in every language at once: by pages rendered at build time, where each fact has one entry beside its
 * source, and by results, which name districts and hospitals. A bundle contains only the exports that are used.
 */
import type { Language } from '@ankur/languages'
import * as en from './en/sets.ts'
import * as hi from './hi/sets.ts'
import * as pa from './pa/sets.ts'
import { sideBySide } from './side-by-side.ts'

export const otherPlaceTexts = /* @__PURE__ */ sideBySide<typeof en.otherPlaces>({
  en: en.otherPlaces,
  hi: hi.otherPlaces,
  pa: pa.otherPlaces,
})
export const guideTexts = /* @__PURE__ */ sideBySide<typeof en.guides>({ en: en.guides, hi: hi.guides, pa: pa.guides })
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
