/** Assessments in the database. Whose they are is part of every statement, so nobody can be shown another's. */
import {
  adviceOf,
  type Answerer,
  type AssessmentSummary,
  correctedAge,
  countedItems,
  type Extra,
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
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKey, type FamilyKeys, ifReadable } from '../platform/family-keys/index.ts'
import type { CountedTry } from '../platform/rate-limit.ts'
import { openSteps, type StepColumns, stepColumns } from './done-steps/done-steps.ts'
import { factColumns, openFacts, openFollowUp, openTexts, sealFacts, sealTexts, type SealedTexts } from './sealed-assessment.ts'

/** An assessment before it is known which child it is about. */
export type NewAssessment = Omit<StoredAssessment, 'childId'>

export interface ToStore {
  readonly assessment: NewAssessment
  readonly userId: string
  readonly attemptId: string | null
  /** One of the family's children; null stands for its first. */
  readonly namedChildId: string | null
  /** Becomes the first child's id when there is none. */
  readonly newChildId: string
  /** What the family's limit counts; null without a limit. */
  readonly counted: CountedTry | null
}

export interface StoreAnswer {
  readonly result: 'stored' | 'stored before' | 'no such child' | 'too many'
  readonly id: string
  readonly childId: string
}

/** What `summaryColumns` name. */
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
  extra: Extra
  ages_from: number | null
  ages_to: number | null
  counted_items: ItemId[] | null
  remaining_items: ItemId[] | null
  /** Only in rows that do not say which items counted. */
  answers_to_count: TestResponse[] | null
  follow_up: { answers: FollowUpAnswer[]; savedAt: string; doneAt: string | null } | null
}

/** A row of `summaryColumns` as the database gives it: sealed, or from before rows were. */
export type SealedSummaryRow = Omit<SummaryRow, 'extra' | 'follow_up'> & {
  user_id: string
  family_key: Buffer | null
  sealed_facts: Buffer | null
  extra: Extra | null
  follow_up: { sealed: string | null; answers: FollowUpAnswer[] | null; savedAt: string; doneAt: string | null } | null
}

type StoredRow = SummaryRow & SealedTexts

type SealedStoredRow = SealedSummaryRow & {
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
const storedColumns = `${summaryColumns}, sealed_texts, answers, analysis`

/** The row with all that is sealed in it opened. */
export function openSummary(families: FamilyKeys, row: SealedSummaryRow): SummaryRow {
  const { follow_up: given } = row
  const opened =
    given && openFollowUp(families, row, { ...given, sealed: given.sealed === null ? null : Buffer.from(given.sealed, 'base64') })
  return { ...row, ...openFacts(families, row), follow_up: given && { ...given, answers: opened ?? [] } }
}

function openStored(families: FamilyKeys, row: SealedStoredRow): StoredRow {
  return { ...openSummary(families, row), ...openTexts(families, row) }
}

/**
 * Stores each assessment and counts it, unless its attempt has stored one before; see `store_assessment` in the
 * migrations. All of them in one transaction: one that the database refuses takes the others with it.
 */
export async function storeAssessments(db: Queryable, asked: readonly ToStore[]): Promise<StoreAnswer[]> {
  const keys = await familiesOf(db).forWritingAll(
    db,
    asked.map(({ userId }) => userId),
  )
  const given = asked.map(({ assessment, userId, attemptId, namedChildId, newChildId, counted }, place) => {
    const key = keys.get(userId)
    if (!key) throw new Error('family_key gave no row')
    const row = { ...toColumns(assessment, key), user_id: userId, attempt_id: attemptId }
    return { place, row, named: namedChildId, new: newChildId, ...counted }
  })
  // Families are locked in one order everywhere: two lists that were stored at once could otherwise wait for each other.
  given.sort((one, other) => (one.row.user_id < other.row.user_id ? -1 : 1))
  const answers = await db.query<StoreAnswer & { place: number }>(
    `select each.place, answer.result, answer.stored_id as id, answer.stored_child as "childId"
     from jsonb_to_recordset($1) as each (place integer, row jsonb, named uuid, new uuid, key text, seconds integer, points integer),
       store_assessment(each.row, each.named, each.new, each.key, each.seconds, each.points) as answer`,
    [JSON.stringify(given)],
  )
  const byPlace = new Map(answers.map(({ place, ...answer }) => [place, answer]))
  return asked.map((_, place) => {
    const answer = byPlace.get(place)
    if (!answer) throw new Error('store_assessment said nothing')
    return answer
  })
}

export async function findAssessment(
  db: Queryable,
  userId: string,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): Promise<StoredAssessment | null> {
  const [row] = await db.query<SealedStoredRow>(`select ${storedColumns} from assessments where user_id = $1 and id = $2`, [
    userId,
    id,
  ])
  return row ? toStored(openStored(familiesOf(db), row), nowMs) : null
}

/** An assessment with all that is kept beside it. */
type WholeAssessment = StoredAssessment & {
  readonly attemptId: string | null
  /** As given so far, and when; null when none was. */
  readonly followUpAnswers: {
    readonly answers: readonly object[]
    readonly savedAt: string
    readonly doneAt: string | null
  } | null
}

/** Everything of a family, newest first; of a row whose key is lost what is not sealed. */
export async function loadAssessments(db: Queryable, userId: string, nowMs: number): Promise<object[]> {
  const rows = await db.query<SealedStoredRow & StepColumns & { attempt_id: string | null }>(
    `select ${storedColumns}, attempt_id, ${stepColumns} from assessments where user_id = $1 order by completed_at desc, id desc`,
    [userId],
  )
  const families = familiesOf(db)
  const open = (sealed: (typeof rows)[number]) => ({
    ...toWhole(openStored(families, sealed), sealed.attempt_id, nowMs),
    doneSteps: openSteps(families, sealed),
  })
  return rows.map((sealed) => ifReadable(() => open(sealed), plainOf(sealed)))
}

function toWhole(row: StoredRow, attemptId: string | null, nowMs: number): WholeAssessment {
  const { follow_up: given } = row
  const followUpAnswers = given && { answers: given.answers, savedAt: given.savedAt, doneAt: given.doneAt }
  return { ...toStored(row, nowMs), attemptId, followUpAnswers }
}

/** What stands outside the sealed parts. */
function plainOf(row: SealedStoredRow) {
  const { id, completed_at: completedAt, total, band, outcome, remaining, birth_month: birthMonth, age_months: ageMonths } = row
  return { id, completed_at: completedAt.toISOString(), total, band, outcome, remaining, birthMonth, ageMonths }
}

/** Whether there was one to say it of. */
export async function saveAnsweredBy(db: Queryable, userId: string, id: string, answeredBy: Answerer | null): Promise<boolean> {
  const rows = await db.query('update assessments set answered_by = $3 where user_id = $1 and id = $2 returning id', [
    userId,
    id,
    answeredBy,
  ])
  return rows.length > 0
}

/** Whether there was one to delete. */
export async function deleteAssessment(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from assessments where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}

function toStored(row: StoredRow, nowMs: number): StoredAssessment {
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

/** Rows of before there were other forms do not say which items counted: all of them answer the twenty. */
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

/** The questions that a row answers. */
export function instrumentOf(row: InstrumentColumns): AssessmentSummary['instrument'] {
  return {
    id: row.instrument_id,
    version: row.instrument_version,
    official: row.instrument_official,
    behaviours: row.instrument_behaviours,
  }
}

type FollowUpColumns = Pick<SummaryRow, 'completed_at' | 'outcome' | 'remaining' | 'follow_up_until'>

/** Where the follow-up of a row stands; null when it has none. */
export function followUpOf(row: FollowUpColumns, nowMs: number): AssessmentSummary['followUp'] {
  if (row.outcome !== 'follow_up_due' && row.remaining === null) return null
  const untilMs = row.follow_up_until?.getTime() ?? followUpEndMs(row.completed_at.getTime())
  return { state: followUpState({ remaining: row.remaining, untilMs }, nowMs), until: new Date(untilMs).toISOString() }
}

function toColumns(
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

/** As PostgreSQL reads bytes in JSON. */
function toHex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}
