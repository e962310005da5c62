/** `npm run sweep` checks every combination of screens, languages and looks. `npm test` checks a rotating part of them. */
export const isSweep = Boolean(process.env.SWEEP)

/** Every `turns`-th entry of a list, beginning with number `turn`; all of them in a sweep. */
export function selectTurn<T>(all: readonly T[], turn: number, turns: number): readonly T[] {
  return isSweep ? all : all.filter((_, index) => index % turns === turn % turns)
}
