/** Choosing with one or two switches: groups are marked in turn, a press enters one, then its members are marked. */
export interface Scan {
  /** The group that is marked, or whose members are. */
  readonly group: number
  /** The marked member, `members` of the group for "back", or null while groups are marked. */
  readonly member: number | null
  readonly rounds: number
  /** After three rounds without a press nothing moves until the next press. */
  readonly isResting: boolean
}

export const restAfterRounds = 3

export const firstScan: Scan = { group: 0, member: null, rounds: 0, isResting: false }

/** `step`: time has passed, or the first of two switches was pressed. `choose`: the other one, or the only one. */
export type ScanEvent = 'step' | 'choose'

export interface ScanResult {
  readonly scan: Scan
  /** The selected element, if any. */
  readonly chosen: { readonly group: number; readonly member: number } | null
}

/** `sizes`: the number of members of each group; a group of one is selected immediately. */
export function nextScan(scan: Scan, event: ScanEvent, sizes: readonly number[]): ScanResult {
  if (event === 'step') return { scan: scan.isResting ? scan : stepped(scan, sizes), chosen: null }
  if (scan.isResting) return { scan: firstScan, chosen: null }
  const size = sizes[scan.group] ?? 0
  if (scan.member === null && size > 1) return { scan: { ...scan, member: 0, rounds: 0 }, chosen: null }
  const member = scan.member ?? 0
  if (member >= size) return { scan: { ...firstScan, group: scan.group }, chosen: null }
  return { scan: firstScan, chosen: { group: scan.group, member } }
}

function stepped(scan: Scan, sizes: readonly number[]): Scan {
  const isInside = scan.member !== null
  const at = (isInside ? (scan.member ?? 0) : scan.group) + 1
  // Inside a group the last stop, after its members, leads back.
  const stops = isInside ? (sizes[scan.group] ?? 0) + 1 : sizes.length
  const isOver = at >= stops
  const rounds = scan.rounds + (isOver ? 1 : 0)
  if (rounds >= restAfterRounds) return { ...firstScan, isResting: true }
  const next = isOver ? 0 : at
  return isInside ? { ...scan, member: next, rounds } : { ...scan, group: next, rounds }
}

/** Milliseconds until the next step: the first stop of a round stays twice as long. */
export function stepMs(scan: Scan, seconds: number): number {
  return seconds * 1000 * ((scan.member ?? scan.group) === 0 ? 2 : 1)
}
