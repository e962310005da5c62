/** The functions of one number, as Scratch rounds them. Angles are degrees. */
const radians = (degrees: number) => (Math.PI * degrees) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** The sine of -0 is a plain 0. */
const toTenDecimals = (value: number) => Math.round((value + 0) * 1e10) / 1e10

/** What "function of" offers, by its name in small letters. */
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
