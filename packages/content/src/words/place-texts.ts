/** Names and addresses of places in every language. Each group by itself: the result needs those of districts only. */
import * as en from './en/sets/places.ts'
import * as hi from './hi/sets/places.ts'
import * as pa from './pa/sets/places.ts'
import { sideBySide } from './side-by-side.ts'

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
export const otherPlaceTexts = /* @__PURE__ */ sideBySide<typeof en.otherPlaces>({
  en: en.otherPlaces,
  hi: hi.otherPlaces,
  pa: pa.otherPlaces,
})
