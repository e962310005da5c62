/** The API between browser and server for screenings; the server's OpenAPI is generated from these schemas. */
import * as z from 'zod/mini'
import { adviceHeadlines, adviceSteps, adviceTells, adviceUrgencies } from './advice/advice.ts'
import { answerers } from './answered-by.ts'
import { hearingTests, lostSkills } from './optional-answers.ts'
import { followUpStates } from './follow-up.ts'
import { flowSchema } from './questions/instrument-contract.ts'
import { screeningLanguages } from './language.ts'
import { reminderKinds } from './reminder.ts'
import { bands } from './score.ts'
import { outcomes } from './outcome.ts'

const languageSchema = z.enum(screeningLanguages)
const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

const itemIdSchema = z.int().check(z.minimum(1), z.maximum(999))
export const instrumentNameSchema = z.object({ id: z.string(), version: z.string() })

export const responseSchema = z.object({ questionId: itemIdSchema, answer: z.enum(['yes', 'no']) })

export const extraSchema = z.object({
  worried: z.optional(z.boolean()),
  lostSkills: z.optional(z.boolean()),
  lostWhat: z.optional(z.readonly(z.array(z.enum(lostSkills)).check(z.maxLength(lostSkills.length)))),
  hearingTested: z.optional(z.enum(hearingTests)),
  siblingAutistic: z.optional(z.boolean()),
  bornEarly: z.optional(z.boolean()),
  weeksEarly: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
})

/** Body of `POST /functions/v1/analyze-autism-test`. */
export const analyzeRequestSchema = z.object({
  responses: z.array(responseSchema),
  userId: z.string(),
  /** Idempotency key: a retry after a lost response returns the same assessment instead of creating a second one. */
  attemptId: z.optional(z.guid()),
  childId: z.optional(z.guid()),
  birthMonth: z.optional(z.nullable(monthSchema)),
  extra: z.optional(extraSchema),
  language: z.optional(languageSchema),
  /** The questions that were answered; if they are not the current ones, the response is 409 `other_questions` and nothing is stored. */
  instrument: z.optional(instrumentNameSchema),
})
export type AnalyzeRequest = z.input<typeof analyzeRequestSchema>

/** The advice that every page, report, email and list shows: ids of the decision table in `advice/`, without text. */
export const adviceSchema = z.object({
  headline: z.enum(adviceHeadlines),
  urgency: z.enum(adviceUrgencies),
  steps: z.readonly(z.array(z.enum(adviceSteps))),
  tell: z.readonly(z.array(z.enum(adviceTells))),
  count: z.boolean(),
  fewLine: z.boolean(),
  wordsRule: z.boolean(),
  scale: z.boolean(),
})

/**
 * An assessment as lists show it. While `outcome` is `follow_up_due`, pages may show the outcome only:
 * `total` and `band` are not a result until the follow-up questions are answered.
 */
export const assessmentSummarySchema = z.object({
  id: z.uuid(),
  completed_at: z.iso.datetime(),
  total: z.int().check(z.minimum(0)),
  band: z.enum(bands),
  outcome: z.enum(outcomes),
  /** The number of items that still count after the follow-up; null until it is finished. */
  remaining: z.nullable(z.int()),
  /** Null if there is no follow-up: only the middle band has one. */
  followUp: z.nullable(z.object({ state: z.enum(followUpStates), until: z.iso.datetime() })),
  ageMonths: z.nullable(z.int()),
  /** Null if the birth month was skipped. */
  ageApplies: z.nullable(z.boolean()),
  birthMonth: z.nullable(monthSchema),
  /** The month in which to answer again, if any. */
  rescreenMonth: z.nullable(monthSchema),
  childId: z.nullable(z.guid()),
  instrument: z.extend(instrumentNameSchema, { official: z.boolean(), behaviours: z.enum(['twenty', 'own']) }),
  language: languageSchema,
  templateVersion: z.string(),
  advice: adviceSchema,
  /** The day in India from which the dates of the advice are calculated, `YYYY-MM-DD`. */
  adviceFrom: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** The ages in whole months to which the questions apply, both included. */
  ages: z.object({ from: z.int(), to: z.int() }),
  /** Absent until someone has stated it. */
  answeredBy: z.optional(z.enum(answerers)),
})
export type AssessmentSummary = z.output<typeof assessmentSummarySchema>

/** Body of `PUT /api/assessments/:id/answered-by`; null removes the value. */
export const answeredByRequestSchema = z.object({ answeredBy: z.nullable(z.enum(answerers)) })

/** Body of `PATCH /api/assessments/:id`: adds a birth month that was skipped. */
export const birthMonthRequestSchema = z.object({ birthMonth: monthSchema })

/** Body of `PUT /api/assessments/:id/steps/:step`. */
export const doneStepRequestSchema = z.object({ done: z.boolean() })

/** Answer of `/api/assessments/:id/steps`: the ticked steps of a result, each with the time of its tick. */
export const doneStepsSchema = z.partialRecord(z.enum(adviceSteps), z.iso.datetime())
export type DoneSteps = z.output<typeof doneStepsSchema>

/** One assessment as the analyze endpoint returns it beside its text. */
export const assessmentSchema = z.extend(assessmentSummarySchema, {
  answers: z.array(responseSchema),
  /** The items that counted in the first stage. */
  countedItems: z.array(itemIdSchema),
  /** The items of these that still count after the follow-up; null until it is finished. */
  remainingItems: z.nullable(z.array(itemIdSchema)),
  extra: extraSchema,
  /** For the doctor: the age from the due date if `extra.weeksEarly` is more than three weeks. It changes no result. */
  correctedMonths: z.nullable(z.int()),
})
export type Assessment = z.output<typeof assessmentSchema>

/** Answer of the analyze endpoint. */
export const analyzeResponseSchema = z.object({ analysis: z.string(), assessment: assessmentSchema })
export type AnalyzeResponse = z.output<typeof analyzeResponseSchema>

/** Answer of `GET /api/assessments/:id`: the assessment with its text. */
export const storedAssessmentSchema = z.extend(assessmentSchema, { analysis: z.string() })
export type StoredAssessment = z.output<typeof storedAssessmentSchema>

/** A list entry has the child's current nickname, so that a family with several children can tell rows apart. */
export const listedAssessmentSchema = z.extend(assessmentSummarySchema, {
  childNickname: z.nullable(z.string()),
  /** The child's position in the order in which children were added; null if there is one child or none was named. */
  childPlace: z.nullable(z.int()),
})
export type ListedAssessment = z.output<typeof listedAssessmentSchema>

/** Answer of `GET /api/assessments`: newest first; pass `next` as `?after=` to get the next page. */
export const assessmentListSchema = z.object({
  items: z.array(listedAssessmentSchema),
  next: z.nullable(z.string()),
})
export type AssessmentList = z.output<typeof assessmentListSchema>

const followUpAnswerSchema = z.object({
  question: z.string().check(z.maxLength(40)),
  /** The chosen options; empty if none applies. */
  chosen: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
})

/** Body of `POST /api/assessments/:id/follow-up`: any or all answers, new or sent before. */
export const followUpRequestSchema = z.object({
  answers: z.array(followUpAnswerSchema).check(z.maxLength(100)),
  /** The language of the finished analysis; default: the language of the assessment. */
  language: z.optional(languageSchema),
})
export type FollowUpRequest = z.output<typeof followUpRequestSchema>

/** The current state of a follow-up: its items, its answers, and the next question. */
export const followUpSchema = z.object({
  state: z.enum(followUpStates),
  until: z.iso.datetime(),
  items: z.array(itemIdSchema),
  /** The questions of a custom form; if absent, those of the twenty behaviours. */
  flows: z.optional(z.array(flowSchema)),
  answers: z.array(followUpAnswerSchema),
  /** Null if every question is answered, or if the follow-up has expired. */
  next: z.nullable(z.string()),
})
export type FollowUp = z.output<typeof followUpSchema>

/** Answer of the POST: the follow-up while questions remain, then the assessment with its final outcome. */
export const followUpReplySchema = z.union([storedAssessmentSchema, followUpSchema])
export type FollowUpReply = z.output<typeof followUpReplySchema>

/** Answer of `GET /api/assessments/:id/reminder`. */
export const reminderStateSchema = z.object({
  /** The address of the reminder email. */
  to: z.string(),
  /** No reminder is sent until the address is confirmed. */
  isConfirmed: z.boolean(),
  /** The available or requested reminder; null if there is nothing to remind of. */
  kind: z.nullable(z.enum(reminderKinds)),
  dueAt: z.nullable(z.iso.datetime()),
  isAsked: z.boolean(),
  /** Null until the email is sent. */
  sentAt: z.nullable(z.iso.datetime()),
})
export type ReminderState = z.output<typeof reminderStateSchema>
