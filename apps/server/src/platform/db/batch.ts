import { DatabaseError } from 'pg'
import { Refusal } from '../http/refusal.ts'

/**
 * Combines concurrent queries into one statement, which saves a round trip and a commit for each when many requests arrive
 * at the same time. A single query is not delayed.
 *
 * If the database rejects the statement, it is rolled back for all. Each query then runs alone, so that only the faulty one
 * fails. The same if `load` refuses, for example because one family's key is lost: it must do so before it stores anything.
 *
 * With `inTurnMs`, queries that arrive while a statement is running wait for its end, at most that many milliseconds: where
 * a commit costs more than the round trip, larger batches store more. A statement that waits for a lock does not delay
 * others any longer than that.
 */
export function batchQuery<Question, Answer>(
  load: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { inTurnMs = 0 }: { readonly inTurnMs?: number } = {},
): (question: Question) => Promise<Answer> {
  let waiting: PendingQuestion<Question, Answer>[] = []
  let isDue = false
  let underWay: object | null = null

  function send(): void {
    isDue = false
    const batch = waiting
    waiting = []
    const turn = inTurnMs > 0 ? beginTurn() : undefined
    load(batch.map(({ question }) => question))
      .then(
        (answers) => batch.forEach(({ resolve }, n) => resolve(answers[n] as Answer)),
        (error: unknown) => (batch.length > 1 && mayConcernOne(error) ? batch.forEach(sendAlone) : reject(batch, error)),
      )
      .finally(() => turn?.end())
  }

  function beginTurn(): { end: () => void } {
    const own = (underWay = {})
    const end = () => {
      clearTimeout(patience)
      if (underWay !== own) return
      underWay = null
      sendSoon()
    }
    const patience = setTimeout(end, inTurnMs)
    return { end }
  }

  function sendSoon(): void {
    if (isDue || underWay !== null || waiting.length === 0) return
    isDue = true
    // Requests that have already arrived join this batch. Later ones start a new query and read later data.
    setImmediate(send)
  }

  function sendAlone(one: PendingQuestion<Question, Answer>): void {
    load([one.question]).then(
      ([answer]) => one.resolve(answer as Answer),
      (error: unknown) => reject([one], error),
    )
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      sendSoon()
    })
}

/** True if nothing was stored: the database returned an error, or `load` refused. After a lost connection that is unknown. */
function mayConcernOne(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof DatabaseError && error.severity === 'ERROR')
}

function reject<Question, Answer>(batch: readonly PendingQuestion<Question, Answer>[], error: unknown): void {
  for (const one of batch) one.reject(error)
}

interface PendingQuestion<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}
