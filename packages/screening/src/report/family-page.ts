import { fill } from '@ankur/content'
import { behaviourWords, pleaseNoteWords, summaryWords } from '../texts/analysis-texts.ts'
import { placesOf } from '@ankur/content/districts'
import type { AdviceStep } from '../advice/advice.ts'
import { adviceWords } from '../texts/every-language.ts'
import { isDoctorStep } from '../advice/decide-advice.ts'
import { writeAdviceText } from '../advice/advice-text.ts'
import { indiaDay } from '../age.ts'
import { formatDay } from '../analysis/dates.ts'
import { lostSkillsLines, whoseQuestions } from '../analysis/chosen-lines.ts'
import { byDomain, strengthOf, talkOf } from '../analysis/item-lines.ts'
import type { Block, BlockOf, PaperPage } from './document.ts'
import type { ReportData } from './reported.ts'

const MAX_LINES = 5

/** Builds the family page in this order: card, strengths and talk list, steps as rows, questions, emergencies. */
export function familyPage(reported: ReportData): PaperPage {
  const { language, words, assessment, childName } = reported
  const adviceText = writeAdviceText(assessment, adviceWords[language], language)
  return {
    language,
    title: words.report_title,
    corner: [words.report_for_family],
    facts: [
      { label: words.report_child, value: childName },
      { label: words.report_age, value: ageOf(reported) },
      { label: words.report_answered_on, value: formatDay(indiaDay(reported.completedMs), language) },
      { label: words.report_answered_by, value: assessment.answeredBy ? words[assessment.answeredBy] : null },
    ],
    blocks: [
      {
        kind: 'card',
        chip: adviceText.urgency,
        title: adviceText.headline,
        sentences: [...adviceText.sentences, ...adviceText.count],
        strong: adviceText.cannotSay,
        after: assessment.outcome === 'see_doctor' ? reported.say(summaryWords.nothingWrong) : null,
      },
      ...[adviceText.early, adviceText.wordsRule].flatMap((text): Block[] =>
        text === null ? [] : [{ kind: 'paragraph', text }],
      ),
      ...listBlocks(reported),
      { kind: 'heading', text: words.report_steps },
      stepsBlock(reported, adviceText),
      { kind: 'space', label: words.report_questions, lines: 2 },
      emergency(reported),
    ],
    footer: footerLines(reported),
  }
}

function ageOf({ finding: { ageMonths }, words }: ReportData): string | null {
  return ageMonths === null ? null : fill(words.report_months, { months: ageMonths })
}

/** Which answers count is not known while the follow-up is due. */
function listBlocks(reported: ReportData): Block[] {
  const { finding, form, language, words, assessment, say } = reported
  const lost = lostSkillsLines(assessment.extra, language)
  const counting = finding.remaining ?? finding.counted
  const present = form.items.filter(({ id }) => !finding.counted.includes(id))
  const strengths = present.flatMap((item) => strengthOf(form, item, language) ?? [])
  const counted = byDomain(form.items.filter(({ id }) => counting.includes(id)))
    .flatMap(({ items }) => items)
    .map((item) => talkOf(form, item, language))
  const talk = [...lost, ...counted]
  const isDue = assessment.followUp?.state === 'pending'
  return [
    {
      kind: 'columns',
      lists: [
        {
          title: words.report_strengths,
          mark: 'check',
          items: strengths.length > 0 ? strengths.slice(0, MAX_LINES) : [say(behaviourWords.noStrength)],
        },
        ...(isDue
          ? []
          : [
              {
                title: words.report_talk,
                mark: 'dot' as const,
                items: talk.length > 0 ? talk.slice(0, MAX_LINES) : [say(behaviourWords.nothingToTalkAbout)],
              },
            ]),
      ],
    },
  ]
}

function stepsBlock(reported: ReportData, adviceText: ReturnType<typeof writeAdviceText>): BlockOf<'steps'> {
  const { words, language } = reported
  const first = adviceText.steps.find(({ id }) => isDoctorStep(id))?.id
  const placed = adviceText.steps.find(({ id }) => hasPlace(id))?.id
  return {
    kind: 'steps',
    done: words.report_done,
    date: words.report_date,
    items: adviceText.steps.map(({ id, title, line }) => ({
      title,
      line,
      tell:
        id === first && adviceText.tell.length > 0 ? `${adviceWords[language].tell_title}: ${adviceText.tell.join(' ')}` : null,
      aside: id === placed ? (placeOf(reported) ?? takeAlong(reported, id)) : takeAlong(reported, id),
    })),
  }
}

function hasPlace(id: AdviceStep): boolean {
  return isDoctorStep(id) || id === 'deic' || id === 'hearing_test'
}

/** The district's place, shown in the first row that leads to one. */
function placeOf({ district, placeWords, language }: ReportData) {
  const [place] = district === null ? [] : placesOf(district)
  if (!place) return null
  return { title: place.district[language], lines: [...(place.name ? [place.name[language]] : []), placeWords[place.kind]] }
}

function takeAlong({ words }: ReportData, id: AdviceStep) {
  return isDoctorStep(id) ? { title: words.report_take, lines: [words.report_take_list] } : null
}

function emergency({ language, words }: ReportData): Block {
  const { emergency_title: title, step_support_line: line, ...say } = adviceWords[language]
  const items = [say.emergency_1, say.emergency_2, say.emergency_3, say.emergency_4, say.emergency_5, say.emergency_harm]
  return { kind: 'box', title, items, label: words.report_you, line }
}

function footerLines({ say, form, words, address }: ReportData): string[] {
  return [
    `${say(whoseQuestions(form), { form: form.id })} ${say(pleaseNoteWords.onlyAPerson)}`,
    `${words.report_no_person} ${fill(words.report_footer, { address })}`,
  ]
}
