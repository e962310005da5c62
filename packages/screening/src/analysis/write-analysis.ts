/**
 * Writes the analysis for parents: reviewed sentences, chosen and filled from the answers, with no model and no randomness.
 * Every sentence is a whole template in its language; only numbers, dates and names of forms are inserted.
 *
 * While the follow-up is due, the text shows no band, scale or count and does not list the answers that count: which of
 * them count is not known yet.
 */
import { fill } from '@ankur/content'
import {
  answerWords,
  behaviourWords,
  forDoctorWords,
  getHelpWords,
  headings,
  hearingWords,
  notTreatment,
  pleaseNoteWords,
  strengthLines,
  summaryWords,
} from '../texts/analysis-texts.ts'
import { type Section, sections } from './headings.ts'
import { ageMonths, correctedMonths, indiaDay } from '../age.ts'
import { adviceOf } from '../advice/advice-of.ts'
import { adviceWords } from '../texts/every-language.ts'
import { isDoctorStep } from '../advice/decide-advice.ts'
import { type AdviceSource, type AdviceText, writeAdviceText } from '../advice/advice-text.ts'
import { toResponses } from '../answers.ts'
import { earlyFromWeeks, type OptionalAnswers } from '../optional-answers.ts'
import { followUpEndMs, hearingTest } from '../follow-up.ts'
import { type Answer, type Instrument, type Item, numberOf } from '../instrument.ts'
import type { Language, Texts } from '../language.ts'
import { assess, assessAfterFollowUp, type FinishedFollowUp, type Finding, type ScreeningInput } from './assess.ts'
import { formatDay, formatMonth } from './dates.ts'
import { howCounted, lostSkillsLines, chooseIdeas, whoseQuestions } from './chosen-lines.ts'
import { byDomain, labelOf, strengthOf, talkOf } from './item-lines.ts'

/** Increase with every change of a sentence; a stored analysis keeps the version that wrote it. */
export const templateVersion = '14'

export interface AnalysisInput extends ScreeningInput {
  readonly extra: OptionalAnswers
  readonly language: Language
  /** The follow-up, once it is finished. */
  readonly followUp?: FinishedFollowUp | undefined
  /** Whether the follow-up was not finished in time. */
  readonly isExpired?: boolean | undefined
}

type Values = Readonly<Record<string, string | number>>
type AdviceResult = ReturnType<typeof adviceOf>
type AnalysisContext = AnalysisInput & {
  readonly finding: Finding
  readonly advised: AdviceResult
  readonly adviceText: AdviceText
  readonly say: (texts: Texts, values?: Values) => string
}

/** Writes the analysis of one screening in one language. */
export function writeAnalysis(input: AnalysisInput): string {
  const finding = findingOf(input)
  const say = (texts: Texts, values: Values = {}) => fill(texts[input.language], values)
  const advised = adviceFor(input, finding)
  const adviceText = writeAdviceText(sayableOf(input, finding, advised), adviceWords[input.language], input.language)
  const all: AnalysisContext = { ...input, finding, advised, adviceText, say }
  return sections
    .map((section) => ({ section, lines: writers[section](all) }))
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ section, lines }) => [`# ${say(headings[section])}`, ...lines])
    .join('\n')
}

function adviceFor(
  { instrument, extra, followUp, birthMonth, completedMs, isExpired }: AnalysisInput,
  finding: Finding,
): AdviceResult {
  const { behaviours, ages } = instrument
  const { outcome, ageMonths: months, counted, remaining } = finding
  const waiting = outcome === 'follow_up_due' ? (isExpired ? 'expired' : 'pending') : null
  const knownFacts = { behaviours, ages, outcome, ageMonths: months, counted, remaining, extra }
  const times = { birthMonth, completedMs, doneMs: followUp?.doneMs ?? null, untilMs: followUpEndMs(completedMs) }
  return adviceOf({ ...knownFacts, followUp: followUp ? 'done' : waiting, followUpAnswers: followUp?.answers ?? [] }, times)
}

function sayableOf(
  { instrument, extra, birthMonth, sheet }: AnalysisInput,
  finding: Finding,
  advised: AdviceResult,
): AdviceSource {
  const { total, remaining } = finding
  const rest = { ages: instrument.ages, birthMonth, total, remaining: remaining?.length ?? null, extra }
  return { ...advised, ...rest, answers: toResponses(sheet), instrument }
}

/** The finding from the answers, including a finished follow-up. */
export function findingOf({ followUp, ...input }: ScreeningInput & Pick<AnalysisInput, 'followUp'>): Finding {
  return followUp ? assessAfterFollowUp(input, followUp) : assess(input)
}

const writers: Readonly<Record<Section, (context: AnalysisContext) => string[]>> = {
  summary: summaryLines,
  score: scoreLines,
  strengths: strengthsLines,
  talkAbout: talkAboutLines,
  nextSteps: nextStepsLines,
  whileYouWait: whileYouWaitLines,
  getHelp: ({ say }) => getHelpWords.map((texts) => item(say(texts))),
  forDoctor: forDoctorLines,
  pleaseNote: pleaseNoteLines,
}

function item(text: string): string {
  return `- ${text}`
}

function summaryLines({
  say,
  finding,
  completedMs,
  language,
  instrument,
  followUp,
  advised,
  adviceText,
}: AnalysisContext): string[] {
  const notice = instrument.notice[language]
  const isDue = advised.advice.headline === 'due'
  return [
    sentence(adviceText.headline, language),
    ...adviceText.sentences,
    ...[adviceText.early, adviceText.wordsRule].filter((each) => each !== null),
    ...(isDue && adviceText.early ? [say(summaryWords.bornEarlyFollowUp)] : []),
    say(summaryWords.answered, { count: instrument.items.length, date: formatDay(indiaDay(completedMs), language) }),
    ...(finding.ageMonths === null ? [] : [say(agedWords(finding.ageMonths), { months: finding.ageMonths })]),
    ...(followUp ? [say(summaryWords.followUpAnswered, { date: formatDay(indiaDay(followUp.doneMs), language) })] : []),
    ...(notice ? [notice] : []),
    ...(isWaiting(advised) ? [say(summaryWords.fewMoreQuestions, { date: untilOf(completedMs, language) })] : []),
    adviceText.cannotSay,
    ...(finding.outcome === 'few_signs' ? [] : [say(summaryWords.otherCauses)]),
    ...(finding.outcome === 'see_doctor' ? [say(summaryWords.nothingWrong)] : []),
    ...ageWords(finding, instrument, advised).map((texts) => say(texts, instrument.ages)),
  ]
}

function isWaiting({ advice: { headline, steps } }: AdviceResult): boolean {
  return headline === 'due' || steps.includes('follow_up')
}

function untilOf(completedMs: number, language: Language): string {
  return formatDay(indiaDay(followUpEndMs(completedMs)), language)
}

/** Adds a full stop: headlines have none. */
function sentence(text: string, language: Language): string {
  if (/[.।?]$/.test(text)) return text
  return `${text}${language === 'en' ? '.' : '।'}`
}

function agedWords(months: number): Texts {
  return months < 2 ? summaryWords.agedUnderTwo : summaryWords.aged
}

/** The sentence about the age, if the headline is about something else. */
function ageWords(
  { ageMonths: months, ageApplies }: Finding,
  { ages }: Instrument,
  { advice: { headline } }: AdviceResult,
): Texts[] {
  if (headline.startsWith('age_') || headline === 'young_doctor') return []
  if (months === null) return [summaryWords.ageUnknown]
  if (ageApplies) return []
  return [months < ages.from ? summaryWords.tooYoung : summaryWords.tooOld]
}

function scoreLines({
  say,
  finding: { outcome, remaining },
  advised,
  adviceText,
  instrument: { bands, followUp },
}: AnalysisContext): string[] {
  if (!advised.advice.count) return []
  const { lowMeans, highMeans, clearedMeans, stayedMeans } = summaryWords
  const from = followUp?.countsFrom ?? 0
  if (remaining !== null) return [...adviceText.count, say(remaining.length >= from ? stayedMeans : clearedMeans, { from })]
  const means = outcome === 'few_signs' ? say(lowMeans, { to: bands.medium - 1 }) : say(highMeans, { from: bands.high })
  return [...adviceText.count, ...(advised.advice.scale ? [means] : [])]
}

function strengthsLines({ say, finding, instrument, language }: AnalysisContext): string[] {
  const present = instrument.items.filter(({ id }) => !finding.counted.includes(id))
  const lines = byDomain(present).flatMap(({ domain, items }) => {
    const sentences = items.flatMap((each) => strengthOf(instrument, each, language) ?? [])
    if (sentences.length === 0) return []
    return domain ? [item(say(strengthLines[domain], { sentences: sentences.join(' ') }))] : sentences.map(item)
  })
  return lines.length > 0 ? lines : [item(say(behaviourWords.noStrength))]
}

function talkAboutLines({ say, finding, instrument, language, extra }: AnalysisContext): string[] {
  if (finding.outcome === 'follow_up_due') return []
  const counting = finding.remaining ?? finding.counted
  const lost = lostSkillsLines(extra, language)
  if (counting.length === 0 && lost.length === 0) return [say(behaviourWords.nothingToTalkAbout)]
  const grouped = byDomain(instrument.items.filter(({ id }) => counting.includes(id))).flatMap(({ items }) => items)
  const lines = [...lost, ...grouped.map((each) => talkOf(instrument, each, language))]
  return [say(behaviourWords.talkAboutThese), ...lines.map(item)]
}

/** Ideas belong to groups of behaviours: a form without groups has no ideas. */
function whileYouWaitLines({ say, finding, instrument, advised }: AnalysisContext): string[] {
  if (!advised.advice.steps.includes('play')) return []
  const domainsOf = (some: readonly Item[]) => some.flatMap(({ domain }) => domain ?? [])
  if (domainsOf(instrument.items).length === 0) return []
  const named = finding.outcome === 'follow_up_due' ? [] : finding.counted
  const counted = domainsOf(instrument.items.filter(({ id }) => named.includes(id)))
  return [say(notTreatment), ...chooseIdeas(counted).map((idea) => item(say(idea)))]
}

/** Extra facts for the doctor are shown with the step that leads to the doctor. */
function nextStepsLines({ adviceText, language }: AnalysisContext): string[] {
  const { tell_title: title } = adviceWords[language]
  return adviceText.steps.map(({ id, title: step, line }) => {
    const doctorLines = isDoctorStep(id) ? adviceText.tell : []
    return item([sentence(step, language), line, ...(doctorLines.length > 0 ? [`${title}:`, ...doctorLines] : [])].join(' '))
  })
}

function forDoctorLines(context: AnalysisContext): string[] {
  const { say, finding, extra, completedMs, language, instrument, sheet } = context
  return [
    say(forDoctorWords.answersOf, { count: instrument.items.length, date: formatDay(indiaDay(completedMs), language) }),
    ...(finding.outcome === 'follow_up_due' ? [] : totalLines(context)),
    ...followUpLines(context),
    ...birthLines(context),
    ...lostSkillsLines(extra, language),
    ...hearingLines(context),
    ...(extra.worried ? [say(forDoctorWords.worried)] : []),
    ...(extra.siblingAutistic ? [say(forDoctorWords.sibling)] : []),
    ...instrument.items.map((each) => item(answerLine(context, each, sheet[each.id]))),
  ]
}

function answerLine({ say, instrument, language }: AnalysisContext, each: Item, answer: Answer | undefined): string {
  const values = { id: numberOf(instrument, each.id), behaviour: labelOf(instrument, each, language) }
  return say(answerWords[answer ?? 'no'], values)
}

function totalLines({ say, finding: { total }, instrument, language }: AnalysisContext): string[] {
  return [say(forDoctorWords.total, { total, count: instrument.items.length }), howCounted(instrument, language)]
}

function followUpLines({ say, finding, followUp, language, instrument }: AnalysisContext): string[] {
  if (!followUp || !finding.remaining) return []
  const { counted, remaining, total } = finding
  const date = formatDay(indiaDay(followUp.doneMs), language)
  return [
    say(forDoctorWords.followUp, { date, total, remaining: remaining.length }),
    ...counted.map((id) =>
      say(remaining.includes(id) ? forDoctorWords.stillCounts : forDoctorWords.countsNoMore, { id: numberOf(instrument, id) }),
    ),
  ]
}

/** The reported hearing test, from the follow-up or from the twenty answers. */
function hearingLines({ say, extra, followUp, instrument }: AnalysisContext): string[] {
  const followUpTest = followUp && instrument.behaviours === 'twenty' ? hearingTest(followUp.answers) : null
  const testAnswer = followUpTest ?? (extra.hearingTested && answerOfTest[extra.hearingTested])
  const words = hearingWords[testAnswer ?? '']
  return words ? [say(words)] : []
}

const answerOfTest = { no: 'not_tested', normal: 'normal', loss: 'low', unclear: 'unclear' } as const

function birthLines({ say, birthMonth, completedMs, language, extra }: AnalysisContext): string[] {
  const months = ageMonths(birthMonth, completedMs)
  const lines =
    birthMonth === null || months === null
      ? [say(forDoctorWords.birthUnknown)]
      : [say(forDoctorWords.born, { month: formatMonth(birthMonth, language), months })]
  if (extra.weeksEarly === undefined && extra.bornEarly) return [...lines, say(forDoctorWords.earlyUncounted)]
  if (!isEarly(extra)) return lines
  lines.push(say(forDoctorWords.early, { weeks: extra.weeksEarly }))
  if (months !== null) lines.push(say(forDoctorWords.corrected, { months: correctedMonths(months, extra.weeksEarly) }))
  return lines
}

function isEarly(extra: OptionalAnswers): extra is OptionalAnswers & { weeksEarly: number } {
  return (extra.weeksEarly ?? 0) >= earlyFromWeeks
}

function pleaseNoteLines({ say, instrument }: AnalysisContext): string[] {
  const { onlyAPerson, ifWorried } = pleaseNoteWords
  return [whoseQuestions(instrument), onlyAPerson, ifWorried].map((texts) => say(texts, { form: instrument.id }))
}
