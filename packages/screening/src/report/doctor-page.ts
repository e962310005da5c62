import { ageMonths, indiaDay } from '../age.ts'
import { formatDay, formatMonth } from '../analysis/dates.ts'
import { fill } from '../analysis/fill.ts'
import { howCounted } from '../analysis/how-counted.ts'
import { forDoctorWords, hearingWords } from '../analysis/for-doctor-words.ts'
import { labelOf } from '../analysis/item-lines.ts'
import { templateVersion } from '../analysis/write-analysis.ts'
import { earlyFromWeeks } from '../extra.ts'
import { hearingTest } from '../follow-up.ts'
import { localText, type Item, type ItemId } from '../instrument.ts'
import type { Texts } from '../language.ts'
import { plainId } from '../plain-words/plain-name.ts'
import { doctorWords } from './doctor-words.ts'
import type { Block, PaperPage } from './document.ts'
import type { Reported } from './reported.ts'

/** What a doctor asks for first: what this is, how old, what was answered, what counted, and room for notes. */
export function doctorPage(reported: Reported): PaperPage {
  const { completedMs, assessment, address } = reported
  return {
    language: 'en',
    title: doctorWords.title,
    line: fill(doctorWords.line, { date: formatDay(indiaDay(completedMs), 'en') }),
    blocks: [
      { kind: 'paragraph', text: whatThisIs(reported) },
      { kind: 'list', items: [...whoLines(reported), ...ageLines(reported), ...countLines(reported), ...toldLines(reported)] },
      rows(reported),
      { kind: 'space', label: doctorWords.notes, lines: 5 },
    ],
    footer: [
      ...copyrightOf(reported),
      fill(doctorWords.footer, { version: templateVersion, form: assessment.instrument.version, address }),
    ],
  }
}

function whatThisIs({ form: { id, official, items, ages } }: Reported): string {
  const whose = id === plainId ? doctorWords.ownForm : official ? doctorWords.officialForm : doctorWords.otherForm
  const form = fill(whose, { form: id })
  return `${fill(doctorWords.parent, { count: items.length, ...ages })} ${form} ${doctorWords.notADiagnosis}`
}

/** Only of a family that said it afterwards. */
function whoLines({ assessment: { answeredBy } }: Reported): string[] {
  return answeredBy ? [doctorWords.answeredBy[answeredBy]] : []
}

function ageLines({ assessment, completedMs, form }: Reported): string[] {
  const { birthMonth, extra } = assessment
  const months = ageMonths(birthMonth, completedMs)
  const weeks = extra.weeksEarly ?? 0
  const isEarly = weeks >= earlyFromWeeks
  const { born, birthUnknown, early, corrected } = forDoctorWords
  return [
    birthMonth === null || months === null ? birthUnknown.en : fill(born.en, { month: formatMonth(birthMonth, 'en'), months }),
    ...(isEarly ? [fill(early.en, { weeks })] : []),
    ...(assessment.correctedMonths === null ? [] : [fill(corrected.en, { months: assessment.correctedMonths })]),
    ...(assessment.ageApplies === false ? [fill(doctorWords.outsideAge, form.ages)] : []),
  ]
}

function countLines({ isDue, assessment, finding, followUp, form }: Reported): string[] {
  if (isDue) return [assessment.followUp?.state === 'expired' ? doctorWords.notFinished : doctorWords.notYet, howCounted(form)]
  const total = `${fill(forDoctorWords.total.en, { total: finding.total, count: form.items.length })} ${howCounted(form)}`
  if (!followUp || !finding.remaining) return [total]
  const date = formatDay(indiaDay(followUp.doneMs), 'en')
  const after = fill(forDoctorWords.followUp.en, { date, total: finding.total, remaining: finding.remaining.length })
  const hearing = form.behaviours === 'twenty' && hearingWords[hearingTest(followUp.answers) ?? '']
  return [total, after, ...(hearing ? [hearing.en] : [])]
}

function toldLines({ assessment: { extra } }: Reported): string[] {
  const { lostSkills, worried, sibling } = forDoctorWords
  const told: readonly (readonly [boolean | undefined, Texts])[] = [
    [extra.lostSkills, lostSkills],
    [extra.worried, worried],
    [extra.siblingAutistic, sibling],
  ]
  return told.flatMap(([isTold, texts]) => (isTold ? [texts.en] : []))
}

function rows(reported: Reported): Block {
  const items = reported.form.items.map((item, index) => ({
    number: index + 1,
    text: wordingOf(reported, item),
    answer: doctorWords[reported.sheet[item.id] ?? 'no'],
    remark: remarkOf(reported, item.id),
  }))
  return { kind: 'rows', columns: [doctorWords.question, doctorWords.answer, doctorWords.remark], items }
}

function remarkOf({ isDue, finding: { counted, remaining } }: Reported, id: ItemId): string {
  if (isDue || !counted.includes(id)) return ''
  if (!remaining) return doctorWords.counted
  return remaining.includes(id) ? doctorWords.stillCounts : doctorWords.countsNoMore
}

/** As it was asked, if that form is still here; of another one only what each item is about is ours to say. */
function wordingOf({ form }: Reported, item: Item): string {
  return localText(item, form, 'en').text || labelOf(form, item, 'en')
}

function copyrightOf({ form: { copyright } }: Reported): string[] {
  return copyright === null ? [] : [copyright]
}
