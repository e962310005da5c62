/** Which presses count, for hands that tremble or rest on the board. Times in milliseconds. */
export interface PressFilter {
  readonly repeatMs: number
  readonly holdMs: number
}

export interface Press {
  readonly id: string
  readonly heldMs: number
  readonly atMs: number
}

/** A press counts when it was held long enough and is no tremor on the word that counted last. */
export function countsAsPress(press: Press, last: Press | null, { repeatMs, holdMs }: PressFilter): boolean {
  if (press.heldMs < holdMs) return false
  return last === null || last.id !== press.id || press.atMs - last.atMs >= repeatMs
}
