import { fill } from '@ankur/content'
import { followUpQuestions } from '@ankur/content/words/en/screening/follow-up'
import type { FollowUpAnswer } from '../follow-up.ts'
import { type ItemId, type Item, localText } from '../instrument.ts'
import { writing } from '@ankur/languages/scripts'
import { openSteps } from '../advice/advice.ts'
import { adviceFactsOf } from '../advice/advice-facts-of.ts'
import { adviceWords } from '../texts/every-language.ts'
import { writeAdviceText } from '../advice/advice-text.ts'
import { indiaDay } from '../age.ts'
import { formatDay, formatMonth } from '../analysis/dates.ts'
import { labelOf } from '../analysis/item-lines.ts'
import { templateVersion } from '../analysis/write-analysis.ts'
import { earlyFromWeeks } from '../optional-answers.ts'
import { plainId } from '../plain-words/plain-name.ts'
import { bands } from '../score.ts'
import { doctorWords as words, shortTerms } from './doctor-words.ts'
import type { Block, BlockOf, PaperPage } from './document.ts'
import type { ReportData } from './reported.ts'

/** The facts a paediatrician looks for first: the result and its rule, the history, every item, the follow-up, space for notes. */
export function doctorPage(reported: ReportData): PaperPage {
  const { completedMs, assessment, childName } = reported
  const { birthMonth, answeredBy, language } = assessment
  const day = formatDay(indiaDay(completedMs), 'en')
  return {
    language: 'en',
    title: words.title,
    corner: [...words.corner],
    facts: [
      { label: words.child, value: childName },
      { label: words.born, value: birthMonth === null ? words.notAnswered : formatMonth(birthMonth, 'en') },
      { label: words.answered, value: answeredBy ? `${day}, ${words.answeredBy[answeredBy]}` : day },
      { label: words.form_language, value: writing[language].englishName },
    ],
    blocks: [
      { kind: 'halves', left: left(reported), right: { title: words.history, facts: history(reported) } },
      { kind: 'heading', text: words.items },
      items(reported),
      ...followUpBlocks(reported),
      { kind: 'heading', text: words.notes },
      { kind: 'notes', labels: [...words.noteLabels] },
    ],
    footer: footer(reported),
  }
}

function left(reported: ReportData): BlockOf<'halves'>['left'] {
  const { followUp, assessment } = reported
  const date = followUp ? formatDay(indiaDay(followUp.doneMs), 'en') : ''
  const adviceText = writeAdviceText(assessment, adviceWords.en, 'en')
  const steps = adviceText.steps.slice(0, openSteps).map(({ title }, index) => `${index + 1}. ${title}`)
  return {
    title: words.result,
    urgent: urgent(reported),
    result: result(reported),
    bands: bandBoxes(reported),
    lines: [
      ...(followUp ? [fill(words.followUpDone, { date })] : []),
      fill(words.headline, { headline: adviceText.headline.replace(/[.?]$/, '') }),
      ...steps,
    ],
  }
}

/** The urgent facts, shown at any band. */
function urgent({ assessment, followUp }: ReportData): string[] {
  const { extra, instrument, ages, outcome, ageMonths, countedItems, remainingItems } = assessment
  const { lost, worry, hearing } = adviceFactsOf({
    behaviours: instrument.behaviours,
    ages,
    outcome,
    followUp: assessment.followUp?.state ?? null,
    followUpAnswers: followUp?.answers ?? [],
    ageMonths,
    counted: countedItems,
    remaining: remainingItems,
    extra,
  })
  return [
    ...(lost === 'no' ? [] : urgentLost(assessment.extra.lostWhat)),
    ...(worry ? [words.urgentConcern] : []),
    ...(hearing === 'doubt' ? [words.urgentHearing] : hearing === 'loss' ? [words.urgentHearingLoss] : []),
  ]
}

type Lost = ReportData['assessment']['extra']['lostWhat']

/** One line for each lost skill. */
function urgentLost(what: Lost = []): string[] {
  const losses = what.length > 0 ? what.map((each) => words.lossWhat[each].toLowerCase()) : [words.notAnswered.toLowerCase()]
  return losses.map((each) => fill(words.urgentLost, { what: each }))
}

function result({ assessment, finding, form, isKnown, isDue }: ReportData): string {
  const { total, remaining, outcome } = finding
  const count = form.items.length
  const { medium, high } = form.bands
  if (isDue) {
    if (assessment.followUp?.state !== 'expired') return words.due
    return fill(words.expired, { from: medium, to: high - 1 })
  }
  if (!isKnown) return fill(words.otherForm, { total, count, form: form.id })
  if (assessment.ageApplies === false) return fill(words.outside, form.ages)
  const from = form.followUp?.countsFrom ?? 0
  if (remaining) return fill(outcome === 'see_doctor' ? words.stays : words.cleared, { remaining: remaining.length, total, from })
  const sentence =
    outcome === 'see_doctor' ? fill(words.high, { from: high, count }) : fill(words.low, { from: 0, to: medium - 1, count })
  return assessment.ageApplies === null ? `${sentence}. ${fill(words.ageUnknown, form.ages)}` : sentence
}

/** The first-stage band; hidden while the follow-up is open and outside the ages of the form. */
function bandBoxes({ assessment, finding, form, isKnown, isDue }: ReportData): BlockOf<'halves'>['left']['bands'] {
  if (!isKnown || isDue || assessment.ageApplies === false) return []
  const { medium, high } = form.bands
  const count = form.items.length
  const from = { low: 0, medium, high }
  const to = { low: medium - 1, medium: high - 1, high: count }
  return bands
    .filter((band) => from[band] <= to[band])
    .map((band) => {
      const name = fill(words.bands[band], { from: from[band], to: to[band] })
      const here = band === finding.band
      return { text: here ? fill(words.bandHere, { band: name, total: finding.total, count }) : name, here }
    })
}

function history(reported: ReportData): BlockOf<'halves'>['right']['facts'] {
  const { assessment, form } = reported
  const { extra, ageMonths } = assessment
  const fact = (label: string, value: string, strong = false) => ({ label, value, strong })
  const yesNo = (given: boolean | undefined) => (given === undefined ? words.notAnswered : given ? words.yes : words.no)
  const lost = inSentences((extra.lostWhat ?? []).map((each) => words.lossWhat[each]))
  return [
    fact(words.ageLabel, ageMonths === null ? words.notAnswered : fill(words.age, { months: ageMonths, ...form.ages }), true),
    fact(words.early, earlyOf(reported)),
    fact(words.concern, yesNo(extra.worried), extra.worried),
    fact(words.loss, extra.lostSkills && lost ? fill(words.lossYes, { what: lost }) : yesNo(extra.lostSkills), extra.lostSkills),
    fact(words.sibling, yesNo(extra.siblingAutistic), extra.siblingAutistic),
    fact(words.hearing, hearingOf(reported)),
    ...(form.behaviours === 'twenty' ? [fact(words.words, words.notAsked)] : []),
  ]
}

function earlyOf({ assessment: { extra, correctedMonths } }: ReportData): string {
  const { weeksEarly: weeks, bornEarly } = extra
  if (weeks === undefined) return bornEarly ? words.earlyUncounted : words.notAnswered
  if (weeks < earlyFromWeeks) return weeks === 0 ? words.no : fill(words.earlyAlone, { weeks })
  return correctedMonths === null ? fill(words.earlyAlone, { weeks }) : fill(words.earlyValue, { weeks, months: correctedMonths })
}

function hearingOf({ assessment: { extra, countedItems }, followUp, form }: ReportData): string {
  const reportedTest = followUp?.answers.find(({ question }) => question === '2.tested')?.chosen[0]
  const fromFollowUp = { normal: 'normal', low: 'loss', unclear: 'unclear', not_tested: 'no' } as const
  const followUpTest = form.behaviours === 'twenty' ? fromFollowUp[reportedTest as keyof typeof fromFollowUp] : undefined
  // As in the advice: "not tested" in the follow-up does not cancel a test reported before.
  const known = followUpTest === undefined || followUpTest === 'no' ? (extra.hearingTested ?? followUpTest) : followUpTest
  if (known) return words.hearingTest[known]
  const isAsked = form.behaviours !== 'twenty' || countedItems.includes(2)
  return isAsked ? words.notAnswered : words.hearingNotAsked
}

function items(reported: ReportData): Block {
  const { form, sheet, finding, isDue } = reported
  const { counted, remaining } = finding
  const isTwenty = form.behaviours === 'twenty'
  return {
    kind: 'items',
    columns: [...words.columns],
    items: form.items.map((item, index) => {
      const counts = counted.includes(item.id)
      const stays = counts && (remaining?.includes(item.id) ?? false)
      return {
        number: `${index + 1}${isTwenty && item.concernAnswer === 'yes' ? '*' : ''}`,
        text: termOf(reported, item),
        answer: words[sheet[item.id] ?? 'no'],
        // While the follow-up is open the page does not mark what counts, but the doctor sees the answers.
        first: counts && !isDue ? '●' : '',
        after: !counts || !remaining ? '' : stays ? words.stillCounts : words.clearedItem,
        strong: !isDue && (remaining ? stays : counts),
      }
    }),
    note: isTwenty ? words.noteTwenty : words.note,
  }
}

/** The twenty behaviours have fixed short terms; a custom form has its own. */
function termOf({ form }: ReportData, item: Item): string {
  const ours = form.behaviours === 'twenty' ? shortTerms[item.id] : undefined
  return ours ?? (item.label ? labelOf(form, item, 'en') : localText(item, form, 'en').text)
}

function followUpBlocks(reported: ReportData): Block[] {
  const { followUp, finding, form } = reported
  if (!followUp || !finding.remaining || form.behaviours !== 'twenty') return []
  const remaining = new Set<ItemId>(finding.remaining)
  const answersText = (id: ItemId) => reportedAnswers(id, followUp.answers) || words.noneChosen
  const cleared = finding.counted.filter((id) => !remaining.has(id))
  return [
    { kind: 'heading', text: words.reported },
    {
      kind: 'pairs',
      items: [
        ...finding.remaining.map((id) => ({ label: `${id} ${shortTerms[id] ?? ''}`, text: answersText(id) })),
        ...(cleared.length > 0
          ? [
              {
                label: cleared.join(', '),
                text: inSentences([words.clearedItems, ...cleared.map((id) => `${id}: ${answersText(id)}`)]),
              },
            ]
          : []),
      ],
    },
  ]
}

function footer({ form, assessment, address }: ReportData): string[] {
  const { id, version } = assessment.instrument
  const whose = id === plainId ? words.footerOwn : form.official ? words.footerOfficial : words.footerOther
  return [
    ...(form.copyright === null ? [] : [form.copyright]),
    fill(whose, { form: id, version }),
    fill(words.footerMade, { texts: templateVersion, address }),
  ]
}

type Sentences = Readonly<Record<string, string>>

/** A parent's follow-up answers about one item, in the words of the options; plain yes or no answers are left out. */
function reportedAnswers(item: ItemId, answers: readonly FollowUpAnswer[]): string {
  const sentences: Sentences = followUpQuestions
  const chosen = answers
    .filter(({ question }) => question.startsWith(`${item}.`))
    .flatMap(({ question, chosen: options }) => options.map((option) => sentences[`${question}.${option}`]))
  return inSentences(chosen.filter((text) => text !== undefined))
}

/** Each text as its own sentence. */
function inSentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}
