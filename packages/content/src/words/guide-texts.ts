/** The sentences of guides and sheets in every language, so that a fact stands once beside its source: for pages made at build. */
import * as en from './en/sets/guides.ts'
import * as hi from './hi/sets/guides.ts'
import * as pa from './pa/sets/guides.ts'
import { sideBySide } from './side-by-side.ts'

export const guideTexts = /* @__PURE__ */ sideBySide<typeof en>({ en, hi, pa })
