/** The functions of one number, rounded as in Scratch. Angles are in degrees. */
const radians = (degrees: number) => (Math.PI * degrees) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** The sine of -0 is 0, not -0. */
const toTenDecimals = (value: number) => Math.round((value + 0) * 1e10) / 1e10

/** The options of "function of", by their lower-case names. */
export const functions: ReadonlyMap<string, (value: number) => number> = new Map([
  ['abs', Math.abs],
  ['floor', Math.floor],
  ['ceiling', Math.ceil],
  ['sqrt', Math.sqrt],
  ['sin', (value) => toTenDecimals(Math.sin(radians(value)))],
  ['cos', (value) => toTenDecimals(Math.cos(radians(value)))],
  ['tan', tangent],
  ['asin', (value) => degrees(Math.asin(value))],
  ['acos', (value) => degrees(Math.acos(value))],
  ['atan', (value) => degrees(Math.atan(value))],
  ['ln', Math.log],
  ['log', (value) => Math.log(value) / Math.LN10],
  ['e ^', Math.exp],
  ['10 ^', (value) => 10 ** value],
])

function tangent(value: number): number {
  const turn = value % 360
  if (turn === 90 || turn === -270) return Infinity
  if (turn === -90 || turn === 270) return -Infinity
  return toTenDecimals(Math.tan(radians(turn)))
}
