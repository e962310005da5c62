/**
 * The analysis a parent reads: reviewed sentences chosen and filled from the answers, no model, no chance.
 * Every sentence is a whole template in its language; only numbers, dates and names of forms are put in.
 *
 * While the follow-up questions are due, nothing here names, places or counts a band.
 */
import { ageMonths, correctedMonths, firstMonths, indiaDay, type Month } from '../age.ts'
import type { CompleteSheet } from '../answers.ts'
import { earlyFromWeeks, type Extra } from '../extra.ts'
import { type FollowUpAnswer, followUpEndMs, hearingTest, remainingItems } from '../follow-up.ts'
import { domains, type Instrument, itemIds } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'
import type { Language, Texts } from '../language.ts'
import { assess, assessAfterFollowUp, type Finding } from './assess.ts'
import { behaviourWords, strengthLines, strengths, talk } from './behaviours.ts'
import { formatDay, formatMonth } from './dates.ts'
import { fill } from './fill.ts'
import { answerWords, forDoctorWords, hearingWords, itemLabels } from './for-doctor-words.ts'
import { getHelpWords } from './get-help-words.ts'
import { headings, type Section, sections } from './headings.ts'
import { nextSteps } from './next-steps.ts'
import { chooseIdeas, notTreatment } from './play-ideas.ts'
import { pleaseNoteWords } from './please-note-words.ts'
import { summaryWords } from './summary-words.ts'

/** Goes up with every change of a sentence; a stored analysis keeps the version it was written from. */
export const templateVersion = '2'

export interface AnalysisInput {
  readonly sheet: CompleteSheet
  readonly birthMonth: Month | null
  readonly completedMs: number
  readonly extra: Extra
  readonly language: Language
  readonly instrument: Pick<Instrument, 'id' | 'version' | 'official' | 'notice'>
  /** The finished follow-up, once there is one. */
  readonly followUp?: FinishedFollowUp | undefined
}

export interface FinishedFollowUp {
  readonly answers: readonly FollowUpAnswer[]
  readonly doneMs: number
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
export function findingOf({
  sheet,
  birthMonth,
  completedMs,
  followUp,
}: Omit<AnalysisInput, 'language' | 'extra' | 'instrument'>): Finding {
  const first = assess(sheet, birthMonth, completedMs)
  if (!followUp) return first
  return assessAfterFollowUp(first, remainingItems(first.counted, followUp.answers), birthMonth, followUp.doneMs)
}

const writers: Readonly<Record<Section, (said: Said) => string[]>> = {
  summary: summaryLines,
  score: scoreLines,
  strengths: strengthsLines,
  talkAbout: talkAboutLines,
  nextSteps: nextStepsLines,
  whileYouWait: ({ say, finding }) => [say(notTreatment), ...chooseIdeas(finding.counted).map((idea) => item(say(idea)))],
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
    say(summaryWords.answered, { date: formatDay(indiaDay(completedMs), language) }),
    ...(finding.ageMonths === null ? [] : [say(agedWords(finding.ageMonths), { months: finding.ageMonths })]),
    ...(followUp ? [say(summaryWords.followUpAnswered, { date: formatDay(indiaDay(followUp.doneMs), language) })] : []),
    ...(notice ? [notice] : []),
    ...outcomeWords(finding).map((texts) => say(texts, { date: formatDay(indiaDay(followUpEndMs(completedMs)), language) })),
    ...(extra.worried ? [say(summaryWords.worried)] : []),
    ...ageWords(finding).map((texts) => say(texts)),
    ...(isEarly(extra) ? [say(summaryWords.bornEarly, { weeks: extra.weeksEarly })] : []),
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

function ageWords({ ageMonths: months, ageApplies }: Finding): Texts[] {
  if (months === null) return [summaryWords.ageUnknown]
  if (ageApplies) return []
  return [months < firstMonths ? summaryWords.tooYoung : summaryWords.tooOld]
}

function scoreLines({ say, finding: { outcome, total, remaining } }: Said): string[] {
  if (outcome === 'follow_up_due') return []
  if (remaining !== null) return scoreAfterFollowUp(say, total, remaining.length)
  const { countedNone, countedOne, counted, lowMeans, highMeans, notAScore } = summaryWords
  return [
    say([countedNone, countedOne][total] ?? counted, { total }),
    say(outcome === 'few_signs' ? lowMeans : highMeans),
    say(notAScore),
  ]
}

function scoreAfterFollowUp(say: Said['say'], total: number, remaining: number): string[] {
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
    say(firstCounted, { total }),
    say([remainingNone, remainingOne][remaining] ?? remainingMore, { remaining }),
    say(remaining >= 2 ? stayedMeans : clearedMeans),
    say(notAScore),
  ]
}

function strengthsLines({ say, finding }: Said): string[] {
  const lines = domains.flatMap((domain) => {
    const present = itemKeys.filter((each) => each.domain === domain && !finding.counted.includes(each.id))
    const sentences = present.flatMap(({ id }) => (strengths[id] ? [say(strengths[id])] : []))
    return sentences.length > 0 ? [item(say(strengthLines[domain], { sentences: sentences.join(' ') }))] : []
  })
  return lines.length > 0 ? lines : [item(say(behaviourWords.noStrength))]
}

function talkAboutLines({ say, finding }: Said): string[] {
  const counting = finding.remaining ?? finding.counted
  if (counting.length === 0) return [say(behaviourWords.nothingToTalkAbout)]
  const byDomain = domains.flatMap((domain) => itemKeys.filter((each) => each.domain === domain && counting.includes(each.id)))
  return [say(behaviourWords.talkAboutThese), ...byDomain.map(({ id }) => item(say(talk[id])))]
}

function nextStepsLines({ say, finding, extra, completedMs, followUp, language }: Said): string[] {
  return nextSteps(finding, extra, followUp?.doneMs ?? completedMs).map(({ words, day, month }) =>
    item(say(words, { date: day ? formatDay(day, language) : '', month: month ? formatMonth(month, language) : '' })),
  )
}

function forDoctorLines(said: Said): string[] {
  const { say, finding, extra, completedMs, language, instrument, sheet } = said
  return [
    say(forDoctorWords.answersOf, { date: formatDay(indiaDay(completedMs), language) }),
    say(forDoctorWords.form, { form: instrument.id, version: instrument.version }),
    ...(finding.outcome === 'follow_up_due' ? [] : [say(forDoctorWords.total, { total: finding.total })]),
    ...followUpLines(said),
    ...birthLines(said),
    ...(extra.lostSkills ? [say(forDoctorWords.lostSkills)] : []),
    ...(extra.worried ? [say(forDoctorWords.worried)] : []),
    ...(extra.siblingAutistic ? [say(forDoctorWords.sibling)] : []),
    ...itemIds.map((id) => item(say(answerWords[sheet[id]], { id, behaviour: say(itemLabels[id]) }))),
  ]
}

function followUpLines({ say, finding, followUp, language }: Said): string[] {
  if (!followUp || !finding.remaining) return []
  const { counted, remaining, total } = finding
  const hearing = hearingWords[hearingTest(followUp.answers) ?? '']
  const date = formatDay(indiaDay(followUp.doneMs), language)
  return [
    say(forDoctorWords.followUp, { date, total, remaining: remaining.length }),
    ...counted.map((id) => say(remaining.includes(id) ? forDoctorWords.stillCounts : forDoctorWords.countsNoMore, { id })),
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
  const { ownQuestions, officialQuestions, onlyAPerson, ifWorried } = pleaseNoteWords
  return [instrument.official ? officialQuestions : ownQuestions, onlyAPerson, ifWorried].map((texts) => say(texts))
}
