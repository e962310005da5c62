/** The sum that opens the adults' side: nothing to remember, and too much for a small child. */
export interface LockQuestion {
  readonly first: number
  readonly second: number
}

/** `random` gives numbers from 0 up to 1. Both summands are from 3 to 9. */
export function lockQuestion(random: () => number): LockQuestion {
  const summand = () => 3 + Math.floor(random() * 7)
  return { first: summand(), second: summand() }
}

export function opensLock({ first, second }: LockQuestion, answer: number): boolean {
  return answer === first + second
}
