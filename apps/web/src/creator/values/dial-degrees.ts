/** Where a dial with 24 stops points, and the degrees it stands for. Up is nothing; a block that turns left is turned to the left. */
const stop = 15

/** From the middle of the dial to where it is pressed. */
export function degreesAt(across: number, down: number, opcode: string): number {
  const clockwise = (Math.atan2(across, -down) * 180) / Math.PI
  return wrapped(Math.round((opcode === 'motion_turnleft' ? -clockwise : clockwise) / stop) * stop, opcode)
}

/** A direction is told from -180 to 180 as blocks tell it, and a turn from 0 to 345. */
export function wrapped(degrees: number, opcode: string): number {
  const turned = ((degrees % 360) + 360) % 360
  return opcode === 'motion_pointindirection' && turned > 180 ? turned - 360 : turned
}
