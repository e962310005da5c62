import type { Person } from '../platform/session.ts'

/** The first word of the name that was typed at sign-up, else what the email begins with. */
export function greetingName(user: Person | null): string {
  return user?.name?.trim().split(/\s+/)[0] || displayName(user?.email ?? '')
}

/** The part of the email before the at sign; if there is none, the email itself. */
function displayName(email: string): string {
  return email.split('@')[0] || email
}
