/**
 * Proves, when the mail of a sign-up is confirmed in this browser, that the sign-up was made here. The server stores only
 * the hash; without the secret it asks for the password.
 */
import { loadStored, removeStored, saveStored } from '../platform/storage/storage.ts'

const KEY = 'ankur-sign-up'

/** Creates a new secret and returns its SHA-256 in hex; undefined without storage or Web Crypto. */
export async function newSignUpProof(): Promise<string | undefined> {
  try {
    const secret = hex(crypto.getRandomValues(new Uint8Array(32)))
    const proof = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
    return saveStored(KEY, secret) ? hex(new Uint8Array(proof)) : undefined
  } catch {
    // `subtle` is undefined on an address without TLS, except localhost.
    return undefined
  }
}

export function signUpSecret(): string {
  return loadStored(KEY) ?? ''
}

/** Sent with a mailed code: proof that the sign-up's password was chosen here, or that there is none. */
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
