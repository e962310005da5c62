import { DatabaseError } from 'pg'

/**
 * Gives questions of the same moment to the database in one statement: when many requests arrive at once, each
 * would otherwise pay for a round trip and a commit of its own. A question that comes alone does not wait for company.
 *
 * What the database refuses is undone for all of them. Each is then asked alone, so that one's fault is its own.
 */
export function askTogether<Question, Answer>(
  load: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []

  function send(): void {
    const asked = waiting
    waiting = []
    load(asked.map(({ question }) => question)).then(
      (answers) => asked.forEach(({ resolve }, n) => resolve(answers[n] as Answer)),
      (error: unknown) => (asked.length > 1 && isRefusal(error) ? asked.forEach(sendAlone) : reject(asked, error)),
    )
  }

  function sendAlone(one: Waiting<Question, Answer>): void {
    load([one.question]).then(
      ([answer]) => one.resolve(answer as Answer),
      (error: unknown) => reject([one], error),
    )
  }

  return (question) => {
    // What has arrived by now is read before this runs; what comes later asks anew, and sees what is true later.
    if (waiting.length === 0) setImmediate(send)
    return new Promise((resolve, reject) => waiting.push({ question, resolve, reject }))
  }
}

/** The statement was answered with an error, so nothing of it is stored. After a lost connection nobody knows that. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}

function reject<Question, Answer>(asked: readonly Waiting<Question, Answer>[], error: unknown): void {
  for (const one of asked) one.reject(error)
}

interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}
