/**
 * The addresses that accounts can have: plain ASCII, in lower case.
 *
 * Letters from outside ASCII are refused before anything is lower-cased: the Kelvin sign, for one, lower-cases
 * into the letter k, and with it somebody could claim another person's address.
 */
export type EmailAddressResult =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly problem: 'missing' | 'too_long' | 'invalid' }

const MAX_ADDRESS_LENGTH = 255
const MAX_LOCAL_LENGTH = 64

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Checks an address as typed, and gives it in the form that is stored and compared. */
export function parseEmailAddress(typed: string): EmailAddressResult {
  const address = typed.trim()
  if (address === '') return { ok: false, problem: 'missing' }
  if (address.length > MAX_ADDRESS_LENGTH) return { ok: false, problem: 'too_long' }
  return isAddress(address) ? { ok: true, email: address.toLowerCase() } : { ok: false, problem: 'invalid' }
}

function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const labels = address.slice(at + 1).split('.')
  if (at < 1 || name.length > MAX_LOCAL_LENGTH || !local.test(name)) return false
  // One label is allowed (`parent@localhost`), an address made of numbers is not: mail to it has no name to go to.
  return labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
