/** Messages that pages made at build need in every language at once: a fact stands once beside its source. */
import * as en from './en/sets/every-language.ts'
import * as hi from './hi/sets/every-language.ts'
import * as pa from './pa/sets/every-language.ts'
import { sideBySide } from './side-by-side.ts'

export const otherPlaceTexts = /* @__PURE__ */ sideBySide<typeof en.otherPlaces>({
  en: en.otherPlaces,
  hi: hi.otherPlaces,
  pa: pa.otherPlaces,
})
export const guideTexts = /* @__PURE__ */ sideBySide<typeof en.guides>({ en: en.guides, hi: hi.guides, pa: pa.guides })
