/**
 * The sentences of the written result in every language, side by side. They are in `words/<language>/screening/analysis.ts`
 * of @ankur/content; each group can be loaded separately.
 */
import * as en from '@ankur/content/words/en/screening/analysis'
import * as hi from '@ankur/content/words/hi/screening/analysis'
import * as pa from '@ankur/content/words/pa/screening/analysis'
import { sideBySide } from '@ankur/content/words/side-by-side'
import type { Answer, Domain, ItemId } from '../instrument.ts'
import type { Texts } from '../language.ts'

export const headings = /* @__PURE__ */ sideBySide<typeof en.headings>({ en: en.headings, hi: hi.headings, pa: pa.headings })
export const summaryWords = /* @__PURE__ */ sideBySide<typeof en.summary>({ en: en.summary, hi: hi.summary, pa: pa.summary })
export const strengthLines = /* @__PURE__ */ sideBySide<typeof en.strengthLines>({
  en: en.strengthLines,
  hi: hi.strengthLines,
  pa: pa.strengthLines,
})
export const behaviourWords = /* @__PURE__ */ sideBySide<typeof en.behaviours>({
  en: en.behaviours,
  hi: hi.behaviours,
  pa: pa.behaviours,
})
export const quoted = /* @__PURE__ */ sideBySide<typeof en.quoted>({ en: en.quoted, hi: hi.quoted, pa: pa.quoted })
export const notTreatment = /* @__PURE__ */ sideBySide<typeof en.notTreatment>({
  en: en.notTreatment,
  hi: hi.notTreatment,
  pa: pa.notTreatment,
})
export const playIdeas: { readonly [D in Domain]: readonly [Texts, Texts] } = /* @__PURE__ */ sideBySide<typeof en.playIdeas>({
  en: en.playIdeas,
  hi: hi.playIdeas,
  pa: pa.playIdeas,
})
export const getHelpWords = /* @__PURE__ */ sideBySide<typeof en.getHelp>({ en: en.getHelp, hi: hi.getHelp, pa: pa.getHelp })
export const forDoctorWords = /* @__PURE__ */ sideBySide<typeof en.forDoctor>({
  en: en.forDoctor,
  hi: hi.forDoctor,
  pa: pa.forDoctor,
})
export const hearingWords: Readonly<Record<string, Texts>> = /* @__PURE__ */ sideBySide<typeof en.hearing>({
  en: en.hearing,
  hi: hi.hearing,
  pa: pa.hearing,
})
export const answerWords: { readonly [A in Answer]: Texts } = /* @__PURE__ */ sideBySide<typeof en.answers>({
  en: en.answers,
  hi: hi.answers,
  pa: pa.answers,
})
export const itemLabels: Readonly<Record<ItemId, Texts>> = /* @__PURE__ */ sideBySide<typeof en.itemLabels>({
  en: en.itemLabels,
  hi: hi.itemLabels,
  pa: pa.itemLabels,
})
export const pleaseNoteWords = /* @__PURE__ */ sideBySide<typeof en.pleaseNote>({
  en: en.pleaseNote,
  hi: hi.pleaseNote,
  pa: pa.pleaseNote,
})
