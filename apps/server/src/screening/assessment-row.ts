/** Rows of assessments: their columns, their sealed parts, and the conversion to API responses. */
import {
  adviceOf,
  type Answerer,
  type AssessmentSummary,
  correctedAge,
  countedItems,
  type OptionalAnswers,
  type FollowUpAnswer,
  followUpEndMs,
  followUpState,
  type ItemId,
  flowsOf,
  itemKeys,
  parseAnswers,
  remainingItems,
  type StoredAssessment,
  type TestResponse,
  twentyBehaviours,
} from '@ankur/screening'
import { type FamilyKey, type FamilyKeys } from '../platform/family-keys/index.ts'
import { factColumns, openFacts, openFollowUp, openTexts, sealFacts, sealTexts, type SealedTexts } from './sealed-assessment.ts'

/** An assessment whose child is not known yet. */
export type NewAssessment = Omit<StoredAssessment, 'childId'>

/** The columns of `summaryColumns`. */
export interface SummaryRow {
  id: string
  completed_at: Date
  total: number
  band: AssessmentSummary['band']
  outcome: AssessmentSummary['outcome']
  remaining: number | null
  follow_up_until: Date | null
  age_months: number | null
  age_applies: boolean | null
  birth_month: string | null
  rescreen_month: string | null
  child_id: string | null
  instrument_id: string
  instrument_version: string
  instrument_official: boolean
  instrument_behaviours: 'twenty' | 'own'
  language: AssessmentSummary['language']
  template_version: string
  answered_by: Answerer | null
  extra: OptionalAnswers
  ages_from: number | null
  ages_to: number | null
  counted_items: ItemId[] | null
  remaining_items: ItemId[] | null
  /** Only in rows that do not state which items counted. */
  answers_to_count: TestResponse[] | null
  follow_up: { answers: FollowUpAnswer[]; savedAt: string; doneAt: string | null } | null
}

/** A row of `summaryColumns` from the database: sealed, or from before encryption. */
export type SealedSummaryRow = Omit<SummaryRow, 'extra' | 'follow_up'> & {
  user_id: string
  family_key: Buffer | null
  sealed_facts: Buffer | null
  extra: OptionalAnswers | null
  follow_up: { sealed: string | null; answers: FollowUpAnswer[] | null; savedAt: string; doneAt: string | null } | null
}

export type StoredRow = SummaryRow & SealedTexts

export type SealedStoredRow = SealedSummaryRow & {
  sealed_texts: Buffer | null
  answers: TestResponse[] | null
  analysis: string | null
}

export const summaryColumns = `id, completed_at, total, band, outcome, remaining, follow_up_until, age_months, age_applies, birth_month, rescreen_month,
  child_id, instrument_id, instrument_version, instrument_official, instrument_behaviours, language, template_version, answered_by,
  extra, ages_from, ages_to, counted_items, remaining_items, case when counted_items is null then answers end as answers_to_count,
  case when outcome = 'follow_up_due' or remaining is not null then
    (select jsonb_build_object('sealed', encode(f.sealed, 'base64'), 'answers', f.answers, 'savedAt', f.saved_at, 'doneAt', f.done_at)
     from follow_ups f where f.assessment_id = assessments.id) end as follow_up, ${factColumns}`
export const storedColumns = `${summaryColumns}, sealed_texts, answers, analysis`

/** Decrypts the sealed parts of a row. */
export function openSummary(families: FamilyKeys, row: SealedSummaryRow): SummaryRow {
  const { follow_up: given } = row
  const opened =
    given && openFollowUp(families, row, { ...given, sealed: given.sealed === null ? null : Buffer.from(given.sealed, 'base64') })
  return { ...row, ...openFacts(families, row), follow_up: given && { ...given, answers: opened ?? [] } }
}

export function openStored(families: FamilyKeys, row: SealedStoredRow): StoredRow {
  return { ...openSummary(families, row), ...openTexts(families, row) }
}

/** Returns the unsealed fields. */
export function plainOf(row: SealedStoredRow) {
  const { id, completed_at: completedAt, total, band, outcome, remaining, birth_month: birthMonth, age_months: ageMonths } = row
  return { id, completed_at: completedAt.toISOString(), total, band, outcome, remaining, birthMonth, ageMonths }
}

export function toStored(row: StoredRow, nowMs: number): StoredAssessment {
  const { answers, extra, analysis } = row
  const correctedMonths = correctedAge(row.age_months, extra.weeksEarly)
  return {
    ...toSummary(row, nowMs),
    correctedMonths,
    answers,
    countedItems: countedOf(row),
    remainingItems: remainingOf(row),
    extra,
    analysis,
  }
}

function remainingOf(row: SummaryRow): ItemId[] | null {
  if (row.remaining === null) return null
  return row.remaining_items ?? remainingItems(flowsOf(twentyBehaviours, countedOf(row)), row.follow_up?.answers ?? [])
}

/** Rows from before other forms existed do not state which items counted; all of them answer the twenty questions. */
export function countedOf({
  counted_items: stored,
  answers_to_count: answers,
}: Pick<SummaryRow, 'counted_items' | 'answers_to_count'>): ItemId[] {
  if (stored) return stored
  const form = { items: itemKeys }
  const parsed = parseAnswers(answers, form)
  if (!parsed.ok) throw new Error('a stored assessment has not all its answers')
  return countedItems(parsed.sheet, form)
}

export function toSummary(row: SummaryRow, nowMs: number): AssessmentSummary {
  const followUp = followUpOf(row, nowMs)
  return {
    id: row.id,
    completed_at: row.completed_at.toISOString(),
    total: row.total,
    band: row.band,
    outcome: row.outcome,
    remaining: row.remaining,
    followUp,
    ageMonths: row.age_months,
    ageApplies: row.age_applies,
    birthMonth: row.birth_month,
    childId: row.child_id,
    instrument: instrumentOf(row),
    language: row.language,
    templateVersion: row.template_version,
    ...adviceOfRow(row, followUp),
    ages: agesOf(row),
    ...(row.answered_by && { answeredBy: row.answered_by }),
  }
}

function adviceOfRow(row: SummaryRow, followUp: AssessmentSummary['followUp']) {
  const { outcome, age_months: ageMonths, extra, follow_up: given } = row
  const advised = {
    behaviours: row.instrument_behaviours,
    ages: agesOf(row),
    outcome,
    followUp: followUp?.state ?? null,
    followUpAnswers: given?.answers ?? [],
    ageMonths,
    counted: countedOf(row),
    remaining: remainingOf(row),
    extra,
  }
  return adviceOf(advised, {
    birthMonth: row.birth_month,
    completedMs: row.completed_at.getTime(),
    doneMs: given?.doneAt ? Date.parse(given.doneAt) : null,
    untilMs: followUp ? Date.parse(followUp.until) : null,
  })
}

function agesOf({ ages_from: from, ages_to: to }: SummaryRow): AssessmentSummary['ages'] {
  return from === null || to === null ? { ...twentyBehaviours.ages } : { from, to }
}

type InstrumentColumns = Pick<SummaryRow, `instrument_${'id' | 'version' | 'official' | 'behaviours'}`>

/** Returns the questionnaire that a row answers. */
export function instrumentOf(row: InstrumentColumns): AssessmentSummary['instrument'] {
  return {
    id: row.instrument_id,
    version: row.instrument_version,
    official: row.instrument_official,
    behaviours: row.instrument_behaviours,
  }
}

type FollowUpColumns = Pick<SummaryRow, 'completed_at' | 'outcome' | 'remaining' | 'follow_up_until'>

/** Returns the state of a row's follow-up; null if it has none. */
export function followUpOf(row: FollowUpColumns, nowMs: number): AssessmentSummary['followUp'] {
  if (row.outcome !== 'follow_up_due' && row.remaining === null) return null
  const untilMs = row.follow_up_until?.getTime() ?? followUpEndMs(row.completed_at.getTime())
  return { state: followUpState({ remaining: row.remaining, untilMs }, nowMs), until: new Date(untilMs).toISOString() }
}

export function toColumns(
  {
    instrument,
    remainingItems,
    answers,
    analysis,
    extra,
    followUp: _followUp,
    correctedMonths: _correctedMonths,
    advice: _advice,
    adviceFrom: _adviceFrom,
    ages,
    countedItems: counted,
    ageMonths,
    ageApplies,
    birthMonth,
    rescreenMonth,
    templateVersion,
    ...same
  }: NewAssessment,
  key: FamilyKey,
) {
  const facts = { extra, counted_items: counted, remaining_items: remainingItems }
  return {
    ...same,
    sealed_facts: toHex(sealFacts(key, same.id, facts)),
    sealed_texts: toHex(sealTexts(key, same.id, { answers, analysis })),
    ages_from: ages.from,
    ages_to: ages.to,
    age_months: ageMonths,
    age_applies: ageApplies,
    birth_month: birthMonth,
    rescreen_month: rescreenMonth,
    instrument_id: instrument.id,
    instrument_version: instrument.version,
    instrument_official: instrument.official,
    instrument_behaviours: instrument.behaviours,
    template_version: templateVersion,
  }
}

/** Formats bytes as PostgreSQL reads them in JSON. */
function toHex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}
