import { DatabaseError } from 'pg'

/**
 * Gives questions of the same moment to the database in one statement: when many requests arrive at once, each
 * would otherwise pay for a round trip and a commit of its own. A question that comes alone does not wait for company.
 *
 * What the database refuses is undone for all of them. Each is then asked alone, so that one's fault is its own.
 *
 * With `inTurnMs`, what comes while a statement is under way waits for its end, at most that many milliseconds: where
 * the commit costs more than the way there, fewer statements store more. One that waits for a lock holds nobody up longer.
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
    const asked = waiting
    waiting = []
    const turn = inTurnMs > 0 ? beginTurn() : undefined
    load(asked.map(({ question }) => question))
      .then(
        (answers) => asked.forEach(({ resolve }, n) => resolve(answers[n] as Answer)),
        (error: unknown) => (asked.length > 1 && isRefusal(error) ? asked.forEach(sendAlone) : reject(asked, error)),
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
    // What has arrived by now is read before this runs; what comes later asks anew, and sees what is true later.
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

/** The statement was answered with an error, so nothing of it is stored. After a lost connection nobody knows that. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}

function reject<Question, Answer>(asked: readonly PendingQuestion<Question, Answer>[], error: unknown): void {
  for (const one of asked) one.reject(error)
}

interface PendingQuestion<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}
