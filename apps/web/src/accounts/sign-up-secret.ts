/**
 * Shows, when the mail of a sign-up is answered on this browser, that it was this browser that signed up. The server keeps
 * the hash only; without the secret it asks for the password.
 */
import { loadStored, removeStored, saveStored } from '../platform/storage/storage.ts'

const KEY = 'ankur-sign-up'

/** Makes a new secret and gives its SHA-256 in hex; undefined where nothing can be kept or reckoned. */
export async function newSignUpProof(): Promise<string | undefined> {
  try {
    const secret = hex(crypto.getRandomValues(new Uint8Array(32)))
    const proof = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
    return saveStored(KEY, secret) ? hex(new Uint8Array(proof)) : undefined
  } catch {
    // An address without TLS, other than one's own computer, has no `subtle`.
    return undefined
  }
}

export function signUpSecret(): string {
  return loadStored(KEY) ?? ''
}

/** What a mailed code says of the password of a sign-up: that it was chosen here, or that nobody here vouches for it. */
export function claimOfThisBrowser(): { readonly sign_up_secret: string } | { readonly without_password: true } {
  const secret = signUpSecret()
  return secret === '' ? { without_password: true } : { sign_up_secret: secret }
}

export function forgetSignUpSecret(): void {
  removeStored(KEY)
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
