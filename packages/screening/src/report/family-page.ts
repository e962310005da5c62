import { firstMonths, indiaDay } from '../age.ts'
import { behaviourWords, talk } from '../analysis/behaviours.ts'
import { formatDay, formatMonth } from '../analysis/dates.ts'
import { fill } from '../analysis/fill.ts'
import { getHelpWords } from '../analysis/get-help-words.ts'
import { headings } from '../analysis/headings.ts'
import { nextSteps } from '../analysis/next-steps.ts'
import { pleaseNoteWords } from '../analysis/please-note-words.ts'
import { summaryWords } from '../analysis/summary-words.ts'
import { domains } from '../instrument.ts'
import type { Texts } from '../language.ts'
import { itemKeys } from '../item-keys.ts'
import { bands } from '../score.ts'
import type { Block, PaperPage } from './document.ts'
import type { Reported } from './write-report.ts'

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
      { kind: 'steps', items: stepLines(reported) },
      ...planBlocks(reported),
      ...talkBlocks(reported),
      { kind: 'heading', text: reported.say(headings.getHelp) },
      { kind: 'paragraph', text: getHelpWords.map((texts) => reported.say(texts)).join(' ') },
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
function countBlocks({ say, finding, words, isDue }: Reported): Block[] {
  if (isDue) return []
  const { total, remaining, band } = finding
  const { countedNone, countedOne, counted, firstCounted, notAScore } = summaryWords
  if (remaining) {
    const left = say(leftWords(remaining.length), { remaining: remaining.length })
    return [{ kind: 'paragraph', text: `${say(firstCounted, { total })} ${left} ${say(notAScore)}` }]
  }
  const sentence = say([countedNone, countedOne][total] ?? counted, { total })
  return [
    { kind: 'paragraph', text: `${sentence} ${say(notAScore)}` },
    {
      kind: 'boxes',
      items: bands.map((each) => ({
        title: words[`scale_${each}`],
        text: words[`scale_${each}_step`],
        here: each === band ? words.report_here : null,
      })),
    },
  ]
}

function leftWords(count: number): Texts {
  const { remainingNone, remainingOne, remaining } = summaryWords
  return [remainingNone, remainingOne][count] ?? remaining
}

function ageBlocks({ say, finding: { ageMonths, ageApplies } }: Reported): Block[] {
  const { ageUnknown, tooYoung, tooOld } = summaryWords
  if (ageApplies) return []
  return [{ kind: 'paragraph', text: say(ageMonths === null ? ageUnknown : ageMonths < firstMonths ? tooYoung : tooOld) }]
}

function stepLines({ say, finding, assessment, followUp, completedMs, language }: Reported): string[] {
  return nextSteps(finding, assessment.extra, followUp?.doneMs ?? completedMs).map(({ words, day, month }) =>
    say(words, { date: day ? formatDay(day, language) : '', month: month ? formatMonth(month, language) : '' }),
  )
}

function planBlocks({ words, plan = [] }: Reported): Block[] {
  if (plan.length === 0) return []
  return [
    { kind: 'heading', text: words.report_plan },
    { kind: 'steps', items: [...plan] },
  ]
}

function talkBlocks({ say, finding }: Reported): Block[] {
  const counting = finding.remaining ?? finding.counted
  const heading: Block = { kind: 'heading', text: say(headings.talkAbout) }
  if (counting.length === 0) return [heading, { kind: 'paragraph', text: say(behaviourWords.nothingToTalkAbout) }]
  const byArea = domains.flatMap((domain) => itemKeys.filter((item) => item.domain === domain && counting.includes(item.id)))
  return [heading, { kind: 'list', items: byArea.map(({ id }) => say(talk[id])) }]
}

function footerLines({ say, assessment, words, address }: Reported): string[] {
  const { ownQuestions, officialQuestions, onlyAPerson, ifWorried } = pleaseNoteWords
  return [
    `${say(assessment.instrument.official ? officialQuestions : ownQuestions)} ${say(onlyAPerson)} ${say(ifWorried)}`,
    `${words.report_no_person} ${fill(words.report_footer, { address })}`,
  ]
}
