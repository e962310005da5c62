/** Chance for a new round; all that follows from it is decided by the rules. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
