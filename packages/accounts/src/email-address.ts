/**
 * Email addresses of accounts: ASCII only, in lower case.
 *
 * Non-ASCII letters are refused before lower-casing: the Kelvin sign, for example, lower-cases to the letter k, so that
 * somebody could claim another person's address.
 */
export type EmailAddressResult =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly problem: 'missing' | 'too_long' | 'invalid' }

const MAX_ADDRESS_LENGTH = 255
const MAX_LOCAL_LENGTH = 64

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Validates an address and returns it in the form that is stored and compared. */
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
  // A single label is allowed (`parent@localhost`), an IP address is not: it has no domain name to deliver to.
  return labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
