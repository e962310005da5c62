/**
 * Who goes first when more mail waits than may leave in an hour. Each lane leaves a share of the hour to those before it:
 * whoever makes us write a lot of one kind keeps nobody from the kinds above.
 */
const lanes: Readonly<Record<string, number>> = {
  // The way back into an account, and what its owner must answer.
  recovery: 0,
  reauthentication: 0,
  sign_in_code: 0,
  new_address: 0,
  old_address: 0,
  confirm_address: 1,
  account_exists: 1,
  password_changed: 1,
  address_changed: 1,
  alarm: 1,
  // Reports, reminders and messages to us are in lane 2; copies go to addresses that nobody has proven.
  contact_copy: 3,
}

/** How much of an hour's mails a lane may use together with all before and after it. */
const shares = [1, 0.75, 0.6, 0.5] as const

export function laneOf(kind: string): number {
  return lanes[kind] ?? 2
}

/** The last lane that may still send when so many mails of the hour are used; -1 when none may. */
export function lastOpenLane(used: number, perHour: number): number {
  return shares.findLastIndex((share) => used < Math.ceil(perHour * share))
}
