/**
 * The analysis a parent reads: reviewed sentences chosen and filled from the answers, no model, no chance.
 * Every sentence is a whole template in its language; only numbers, dates and names of forms are put in.
 *
 * While the follow-up questions are due, nothing here names, places or counts a band, nor lists the answers that count:
 * which of them do is not known yet.
 */
import { ageMonths, correctedMonths, indiaDay } from '../age.ts'
import { earlyFromWeeks, type Extra } from '../extra.ts'
import { followUpEndMs, hearingTest } from '../follow-up.ts'
import { type Answer, type Instrument, type Item, numberOf } from '../instrument.ts'
import type { Language, Texts } from '../language.ts'
import { assess, assessAfterFollowUp, type FinishedFollowUp, type Finding, type Told } from './assess.ts'
import { behaviourWords, strengthLines } from './behaviours.ts'
import { formatDay, formatMonth } from './dates.ts'
import { fill } from './fill.ts'
import { answerWords, forDoctorWords, hearingWords } from './for-doctor-words.ts'
import { getHelpWords } from './get-help-words.ts'
import { headings, type Section, sections } from './headings.ts'
import { howCounted } from './how-counted.ts'
import { byDomain, labelOf, strengthOf, talkOf } from './item-lines.ts'
import { nextSteps } from './next-steps.ts'
import { chooseIdeas, notTreatment } from './play-ideas.ts'
import { pleaseNoteWords, whoseQuestions } from './please-note-words.ts'
import { summaryWords } from './summary-words.ts'

/** Goes up with every change of a sentence; a stored analysis keeps the version it was written from. */
export const templateVersion = '8'

export interface AnalysisInput extends Told {
  readonly extra: Extra
  readonly language: Language
  /** The finished follow-up, once there is one. */
  readonly followUp?: FinishedFollowUp | undefined
}

type Values = Readonly<Record<string, string | number>>
type Said = AnalysisInput & { readonly finding: Finding; readonly say: (texts: Texts, values?: Values) => string }

/** Writes the analysis of one screening in one language. */
export function writeAnalysis(input: AnalysisInput): string {
  const finding = findingOf(input)
  const say = (texts: Texts, values: Values = {}) => fill(texts[input.language], values)
  const said: Said = { ...input, finding, say }
  return sections
    .map((section) => ({ section, lines: writers[section](said) }))
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ section, lines }) => [`# ${say(headings[section])}`, ...lines])
    .join('\n')
}

/** What follows from the answers, with those of the follow-up once it is finished. */
export function findingOf({ followUp, ...told }: Told & Pick<AnalysisInput, 'followUp'>): Finding {
  return followUp ? assessAfterFollowUp(told, followUp) : assess(told)
}

const writers: Readonly<Record<Section, (said: Said) => string[]>> = {
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

function summaryLines({ say, finding, extra, completedMs, language, instrument, followUp }: Said): string[] {
  const notice = instrument.notice[language]
  return [
    ...(extra.lostSkills ? [say(summaryWords.lostSkills)] : []),
    say(summaryWords.answered, { count: instrument.items.length, date: formatDay(indiaDay(completedMs), language) }),
    ...(finding.ageMonths === null ? [] : [say(agedWords(finding.ageMonths), { months: finding.ageMonths })]),
    ...(followUp ? [say(summaryWords.followUpAnswered, { date: formatDay(indiaDay(followUp.doneMs), language) })] : []),
    ...(notice ? [notice] : []),
    ...outcomeWords(finding).map((texts) => say(texts, { date: formatDay(indiaDay(followUpEndMs(completedMs)), language) })),
    ...(extra.worried ? [say(summaryWords.worried)] : []),
    ...ageWords(finding, instrument).map((texts) => say(texts, instrument.ages)),
    ...earlyWords(finding, extra).map((texts) => say(texts, { weeks: extra.weeksEarly ?? 0 })),
  ]
}

function agedWords(months: number): Texts {
  return months < 2 ? summaryWords.agedUnderTwo : summaryWords.aged
}

function outcomeWords({ outcome, remaining }: Finding): Texts[] {
  const { fewSigns, manySigns, closerLook, worthGoingThrough, fewMoreQuestions } = summaryWords
  const { cannotSay, canMiss, otherCauses, nothingWrong } = summaryWords
  if (outcome === 'few_signs') return [fewSigns, cannotSay, canMiss]
  if (outcome === 'follow_up_due') return [worthGoingThrough, fewMoreQuestions, cannotSay, otherCauses]
  return [remaining === null ? manySigns : closerLook, cannotSay, otherCauses, nothingWrong]
}

function ageWords({ ageMonths: months, ageApplies }: Finding, { ages }: Instrument): Texts[] {
  if (months === null) return [summaryWords.ageUnknown]
  if (ageApplies) return []
  return [months < ages.from ? summaryWords.tooYoung : summaryWords.tooOld]
}

/** More of these children answer into the middle band, and the follow-up clears most of them. */
function earlyWords({ outcome }: Finding, extra: Extra): Texts[] {
  if (!isEarly(extra)) return []
  const { bornEarly, bornEarlyFollowUp } = summaryWords
  return outcome === 'follow_up_due' ? [bornEarly, bornEarlyFollowUp] : [bornEarly]
}

function scoreLines({ say, finding, instrument: { items, bands, followUp } }: Said): string[] {
  const { outcome, total, remaining } = finding
  if (outcome === 'follow_up_due') return []
  if (remaining !== null)
    return scoreAfterFollowUp(say, { total, remaining: remaining.length, count: items.length, from: followUp?.countsFrom ?? 0 })
  const { countedNone, countedOne, counted, lowMeans, highMeans, notAScore } = summaryWords
  return [
    say([countedNone, countedOne][total] ?? counted, { total, count: items.length }),
    outcome === 'few_signs' ? say(lowMeans, { to: bands.medium - 1 }) : say(highMeans, { from: bands.high }),
    say(notAScore),
  ]
}

interface Counts {
  readonly total: number
  readonly count: number
  readonly remaining: number
  readonly from: number
}

function scoreAfterFollowUp(say: Said['say'], { total, count, remaining, from }: Counts): string[] {
  const {
    firstCounted,
    remainingNone,
    remainingOne,
    remaining: remainingMore,
    clearedMeans,
    stayedMeans,
    notAScore,
  } = summaryWords
  return [
    say(firstCounted, { total, count }),
    say([remainingNone, remainingOne][remaining] ?? remainingMore, { remaining }),
    say(remaining >= from ? stayedMeans : clearedMeans, { from }),
    say(notAScore),
  ]
}

function strengthsLines({ say, finding, instrument, language }: Said): string[] {
  const present = instrument.items.filter(({ id }) => !finding.counted.includes(id))
  const lines = byDomain(present).flatMap(({ domain, items }) => {
    const sentences = items.flatMap((each) => strengthOf(instrument, each, language) ?? [])
    if (sentences.length === 0) return []
    return domain ? [item(say(strengthLines[domain], { sentences: sentences.join(' ') }))] : sentences.map(item)
  })
  return lines.length > 0 ? lines : [item(say(behaviourWords.noStrength))]
}

function talkAboutLines({ say, finding, instrument, language }: Said): string[] {
  if (finding.outcome === 'follow_up_due') return []
  const counting = finding.remaining ?? finding.counted
  if (counting.length === 0) return [say(behaviourWords.nothingToTalkAbout)]
  const grouped = byDomain(instrument.items.filter(({ id }) => counting.includes(id))).flatMap(({ items }) => items)
  return [say(behaviourWords.talkAboutThese), ...grouped.map((each) => item(talkOf(instrument, each, language)))]
}

/** Ideas belong to groups of behaviours: a form without groups has none. */
function whileYouWaitLines({ say, finding, instrument }: Said): string[] {
  const domainsOf = (some: readonly Item[]) => some.flatMap(({ domain }) => domain ?? [])
  if (domainsOf(instrument.items).length === 0) return []
  const named = finding.outcome === 'follow_up_due' ? [] : finding.counted
  const counted = domainsOf(instrument.items.filter(({ id }) => named.includes(id)))
  return [say(notTreatment), ...chooseIdeas(counted).map((idea) => item(say(idea)))]
}

function nextStepsLines({ say, finding, extra, completedMs, followUp, language, instrument }: Said): string[] {
  return nextSteps({ finding, extra, instrument }, followUp?.doneMs ?? completedMs).map(({ words, day, month }) =>
    item(say(words, { date: day ? formatDay(day, language) : '', month: month ? formatMonth(month, language) : '' })),
  )
}

function forDoctorLines(said: Said): string[] {
  const { say, finding, extra, completedMs, language, instrument, sheet } = said
  return [
    say(forDoctorWords.answersOf, { count: instrument.items.length, date: formatDay(indiaDay(completedMs), language) }),
    say(forDoctorWords.form, { form: instrument.id, version: instrument.version }),
    ...(finding.outcome === 'follow_up_due' ? [] : totalLines(said)),
    ...followUpLines(said),
    ...birthLines(said),
    ...(extra.lostSkills ? [say(forDoctorWords.lostSkills)] : []),
    ...(extra.worried ? [say(forDoctorWords.worried)] : []),
    ...(extra.siblingAutistic ? [say(forDoctorWords.sibling)] : []),
    ...instrument.items.map((each) => item(answerLine(said, each, sheet[each.id]))),
  ]
}

function answerLine({ say, instrument, language }: Said, each: Item, answer: Answer | undefined): string {
  const values = { id: numberOf(instrument, each.id), behaviour: labelOf(instrument, each, language) }
  return say(answerWords[answer ?? 'no'], values)
}

function totalLines({ say, finding: { total }, instrument, language }: Said): string[] {
  return [say(forDoctorWords.total, { total, count: instrument.items.length }), howCounted(instrument, language)]
}

function followUpLines({ say, finding, followUp, language, instrument }: Said): string[] {
  if (!followUp || !finding.remaining) return []
  const { counted, remaining, total } = finding
  const hearing = instrument.behaviours === 'twenty' && hearingWords[hearingTest(followUp.answers) ?? '']
  const date = formatDay(indiaDay(followUp.doneMs), language)
  return [
    say(forDoctorWords.followUp, { date, total, remaining: remaining.length }),
    ...counted.map((id) =>
      say(remaining.includes(id) ? forDoctorWords.stillCounts : forDoctorWords.countsNoMore, { id: numberOf(instrument, id) }),
    ),
    ...(hearing ? [say(hearing)] : []),
  ]
}

function birthLines({ say, birthMonth, completedMs, language, extra }: Said): string[] {
  const months = ageMonths(birthMonth, completedMs)
  const lines =
    birthMonth === null || months === null
      ? [say(forDoctorWords.birthUnknown)]
      : [say(forDoctorWords.born, { month: formatMonth(birthMonth, language), months })]
  if (!isEarly(extra)) return lines
  lines.push(say(forDoctorWords.early, { weeks: extra.weeksEarly }))
  if (months !== null) lines.push(say(forDoctorWords.corrected, { months: correctedMonths(months, extra.weeksEarly) }))
  return lines
}

function isEarly(extra: Extra): extra is Extra & { weeksEarly: number } {
  return (extra.weeksEarly ?? 0) >= earlyFromWeeks
}

function pleaseNoteLines({ say, instrument }: Said): string[] {
  const { onlyAPerson, ifWorried } = pleaseNoteWords
  return [whoseQuestions(instrument), onlyAPerson, ifWorried].map((texts) => say(texts, { form: instrument.id }))
}
