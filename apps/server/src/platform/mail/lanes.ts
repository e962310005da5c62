/**
 * Priorities for mail beyond the hourly budget. Each lane leaves a share of the budget to the lanes before it, so that much mail
 * of one kind cannot block more urgent kinds.
 */
const lanes: Readonly<Record<string, number>> = {
  // Account recovery, and mails that the owner must act on.
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
  // Reports, reminders and messages to the operator are in lane 2; copies go to unconfirmed addresses.
  contact_copy: 3,
}

/** A lane may send only while less than this share of the hourly budget is used, by all lanes together. */
const shares = [1, 0.75, 0.6, 0.5] as const

export function laneOf(kind: string): number {
  return lanes[kind] ?? 2
}

/** Returns the last lane that may still send after `used` mails in this hour; -1 if none may. */
export function lastOpenLane(used: number, perHour: number): number {
  return shares.findLastIndex((share) => used < Math.ceil(perHour * share))
}
