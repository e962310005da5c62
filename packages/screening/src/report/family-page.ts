import { indiaDay } from '../age.ts'
import { behaviourWords } from '../analysis/behaviours.ts'
import { formatDay } from '../analysis/dates.ts'
import { fill } from '../analysis/fill.ts'
import { getHelpWords } from '../analysis/get-help-words.ts'
import { headings } from '../analysis/headings.ts'
import { byDomain, talkOf } from '../analysis/item-lines.ts'
import { pleaseNoteWords, whoseQuestions } from '../analysis/please-note-words.ts'
import { summaryWords } from '../analysis/summary-words.ts'
import type { Texts } from '../language.ts'
import { bands } from '../score.ts'
import type { Block, PaperPage } from './document.ts'
import { planLines } from './plan-lines.ts'
import type { Reported } from './reported.ts'

/** The emergencies and the loss of skills: with all of them the rest would be too small to read. The help page has them all. */
const MOST_PRESSING = 5

/** Sentence, scale, what it can and cannot tell, next steps, answers to talk about: in this order. */
export function familyPage(reported: Reported): PaperPage {
  const { language, words, completedMs, finding } = reported
  const day = fill(words.report_day, { date: formatDay(indiaDay(completedMs), language) })
  const aged = finding.ageMonths === null ? '' : fill(words.report_aged, { months: finding.ageMonths })
  return {
    language,
    title: words.report_title,
    line: [words.report_for_family, day, aged].filter(Boolean).join(' '),
    blocks: [
      ...outcomeBlocks(reported),
      ...countBlocks(reported),
      { kind: 'heading', text: words.can_title },
      { kind: 'paragraph', text: words.can_text },
      { kind: 'heading', text: words.cannot_title },
      { kind: 'paragraph', text: words.cannot_text },
      ...ageBlocks(reported),
      { kind: 'heading', text: words.next_title },
      { kind: 'steps', items: planLines(reported) },
      ...talkBlocks(reported),
      { kind: 'heading', text: reported.say(headings.getHelp) },
      { kind: 'list', items: getHelpWords.slice(0, MOST_PRESSING).map((texts) => reported.say(texts)) },
    ],
    footer: footerLines(reported),
  }
}

function outcomeBlocks({ say, finding, assessment, followUp, words, language, isDue }: Reported): Block[] {
  const until = assessment.followUp?.until
  const isLate = assessment.followUp?.state === 'expired'
  const { nothingWrong, fewMoreQuestions, lostSkills } = summaryWords
  const urgent: Block[] = assessment.extra.lostSkills ? [{ kind: 'paragraph', text: say(lostSkills) }] : []
  if (isDue && isLate) return [{ kind: 'lead', text: words.follow_up_expired }, ...urgent]
  if (isDue && until) {
    const date = formatDay(indiaDay(Date.parse(until)), language)
    return [{ kind: 'lead', text: words.follow_up_due }, { kind: 'paragraph', text: say(fewMoreQuestions, { date }) }, ...urgent]
  }
  if (finding.outcome === 'few_signs') return [{ kind: 'lead', text: words.few_signs }, ...urgent]
  const lead = followUp ? words.see_doctor_after_follow_up : words.see_doctor
  return [{ kind: 'lead', text: lead }, { kind: 'paragraph', text: say(nothingWrong) }, ...urgent]
}

/** After the follow-up there is no scale: it would show the number that no longer holds. */
function countBlocks(reported: Reported): Block[] {
  const { say, finding, isDue, form, isKnown } = reported
  if (isDue) return []
  const { total, remaining } = finding
  const count = form.items.length
  const { countedNone, countedOne, counted, firstCounted, notAScore } = summaryWords
  if (remaining) {
    const left = say(leftWords(remaining.length), { remaining: remaining.length })
    return [{ kind: 'paragraph', text: `${say(firstCounted, { total, count })} ${left} ${say(notAScore)}` }]
  }
  const sentence = say([countedNone, countedOne][total] ?? counted, { total, count })
  return [{ kind: 'paragraph', text: `${sentence} ${say(notAScore)}` }, ...(isKnown ? [scale(reported)] : [])]
}

/** A form without a middle band has two boxes. */
function scale({ finding, words, form: { items, bands: limits } }: Reported): Block {
  const from = { low: 0, medium: limits.medium, high: limits.high }
  const to = { low: limits.medium - 1, medium: limits.high - 1, high: items.length }
  const used = bands.filter((band) => from[band] <= to[band])
  return {
    kind: 'boxes',
    items: used.map((each) => ({
      title: fill(words[`scale_${each}`], { from: from[each], to: to[each] }),
      text: words[`scale_${each}_step`],
      here: each === finding.band ? words.report_here : null,
    })),
  }
}

function leftWords(count: number): Texts {
  const { remainingNone, remainingOne, remaining } = summaryWords
  return [remainingNone, remainingOne][count] ?? remaining
}

function ageBlocks({ say, finding: { ageMonths, ageApplies }, form: { ages }, isKnown }: Reported): Block[] {
  const { ageUnknown, tooYoung, tooOld } = summaryWords
  if (ageApplies || !isKnown) return []
  const words = ageMonths === null ? ageUnknown : ageMonths < ages.from ? tooYoung : tooOld
  return [{ kind: 'paragraph', text: say(words, ages) }]
}

function talkBlocks({ say, finding, form, language, assessment }: Reported): Block[] {
  if (assessment.followUp?.state === 'pending') return []
  const counting = finding.remaining ?? finding.counted
  const heading: Block = { kind: 'heading', text: say(headings.talkAbout) }
  if (counting.length === 0) return [heading, { kind: 'paragraph', text: say(behaviourWords.nothingToTalkAbout) }]
  const byArea = byDomain(form.items.filter(({ id }) => counting.includes(id))).flatMap(({ items }) => items)
  return [heading, { kind: 'list', items: byArea.map((item) => talkOf(form, item, language)) }]
}

function footerLines({ say, form, words, address }: Reported): string[] {
  const { onlyAPerson, ifWorried } = pleaseNoteWords
  return [
    `${say(whoseQuestions(form), { form: form.id })} ${say(onlyAPerson)} ${say(ifWorried)}`,
    `${words.report_no_person} ${fill(words.report_footer, { address })}`,
  ]
}
