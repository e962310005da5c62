/** The part of the email before the at sign; if there is none, the email itself. */
export function displayName(email: string): string {
  return email.split('@')[0] || email
}
