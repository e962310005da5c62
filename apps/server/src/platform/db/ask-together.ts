/**
 * Gives questions of the same moment to the database in one statement: when many requests arrive at once, each
 * would otherwise pay for a round trip of its own. A question that comes alone does not wait for company.
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
      (error: unknown) => asked.forEach(({ reject }) => reject(error)),
    )
  }

  return (question) => {
    // What has arrived by now is read before this runs; what comes later asks anew, and sees what is true later.
    if (waiting.length === 0) setImmediate(send)
    return new Promise((resolve, reject) => waiting.push({ question, resolve, reject }))
  }
}

interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}
