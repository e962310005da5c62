/**
 * The sentences of the written result in every language, side by side. They stand in `words/<language>/analysis.ts` of
 * @ankur/content; whoever loads one group of them loads no other.
 */
import * as en from '@ankur/content/words/en/analysis'
import * as hi from '@ankur/content/words/hi/analysis'
import * as pa from '@ankur/content/words/pa/analysis'
import type { Answer, Domain, ItemId } from '../instrument.ts'
import type { Texts } from '../language.ts'

/** What has a text in one language has one in each. */
type InTexts<English> = English extends string ? Texts : { readonly [Key in keyof English]: InTexts<English[Key]> }

export const headings = /* @__PURE__ */ inTexts<typeof en.headings>(en.headings, hi.headings, pa.headings)
export const summaryWords = /* @__PURE__ */ inTexts<typeof en.summary>(en.summary, hi.summary, pa.summary)
export const strengthLines = /* @__PURE__ */ inTexts<typeof en.strengthLines>(
  en.strengthLines,
  hi.strengthLines,
  pa.strengthLines,
)
export const behaviourWords = /* @__PURE__ */ inTexts<typeof en.behaviours>(en.behaviours, hi.behaviours, pa.behaviours)
export const quoted = /* @__PURE__ */ inTexts<typeof en.quoted>(en.quoted, hi.quoted, pa.quoted)
export const notTreatment = /* @__PURE__ */ inTexts<typeof en.notTreatment>(en.notTreatment, hi.notTreatment, pa.notTreatment)
export const playIdeas: { readonly [D in Domain]: readonly [Texts, Texts] } = /* @__PURE__ */ inTexts<typeof en.playIdeas>(
  en.playIdeas,
  hi.playIdeas,
  pa.playIdeas,
)
export const getHelpWords = /* @__PURE__ */ inTexts<typeof en.getHelp>(en.getHelp, hi.getHelp, pa.getHelp)
export const forDoctorWords = /* @__PURE__ */ inTexts<typeof en.forDoctor>(en.forDoctor, hi.forDoctor, pa.forDoctor)
export const hearingWords: Readonly<Record<string, Texts>> = /* @__PURE__ */ inTexts<typeof en.hearing>(
  en.hearing,
  hi.hearing,
  pa.hearing,
)
export const answerWords: { readonly [A in Answer]: Texts } = /* @__PURE__ */ inTexts<typeof en.answers>(
  en.answers,
  hi.answers,
  pa.answers,
)
export const itemLabels: Readonly<Record<ItemId, Texts>> = /* @__PURE__ */ inTexts<typeof en.itemLabels>(
  en.itemLabels,
  hi.itemLabels,
  pa.itemLabels,
)
export const pleaseNoteWords = /* @__PURE__ */ inTexts<typeof en.pleaseNote>(en.pleaseNote, hi.pleaseNote, pa.pleaseNote)

function inTexts<English>(english: unknown, hindi: unknown, punjabi: unknown): InTexts<English> {
  return joined(english, hindi, punjabi) as InTexts<English>
}

function joined(en: unknown, hi: unknown, pa: unknown): unknown {
  if (typeof en === 'string') return { en, hi, pa }
  if (Array.isArray(en)) return en.map((each, index) => joined(each, (hi as unknown[])[index], (pa as unknown[])[index]))
  const [english, hindi, punjabi] = [en, hi, pa] as Record<string, unknown>[]
  return Object.fromEntries(Object.entries(english ?? {}).map(([key, each]) => [key, joined(each, hindi?.[key], punjabi?.[key])]))
}
