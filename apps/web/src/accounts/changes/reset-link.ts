/** How the page of the new password was opened: the proof that the account belongs to the user. */
import type { AuthStatus } from '../auth-state.ts'

export type ResetLink =
  /** A link of our mail: its token is used when the new password is saved, not when the page opens. */
  | { readonly kind: 'link'; readonly tokenHash: string }
  /** The code of the mail is typed, because the mail is on another phone. */
  | { readonly kind: 'code' }
  /** Already signed in: this is how a hosted provider's own link works. */
  | { readonly kind: 'session' }
  | { readonly kind: 'expired' }

interface Place {
  readonly search: string
  readonly hash: string
  /** `hasCode` is set by the page that requested the mail. */
  readonly state: Readonly<Record<string, unknown>>
}

/** Null while the accounts client still reads the address. */
export function readResetLink({ search, hash, state }: Place, status: AuthStatus): ResetLink | null {
  const query = new URLSearchParams(search)
  const given = (name: string) => query.get(name) ?? new URLSearchParams(hash.slice(1)).get(name)
  const tokenHash = query.get('token_hash')
  if (tokenHash) return query.get('type') === 'recovery' ? { kind: 'link', tokenHash } : { kind: 'expired' }
  if (given('error') ?? given('error_code')) return { kind: 'expired' }
  if (state.hasCode === true) return { kind: 'code' }
  if (status === 'loading') return null
  // The client removes what it could use: anything left was invalid.
  if (given('access_token') ?? given('code')) return { kind: 'expired' }
  return { kind: status === 'signed-in' ? 'session' : 'code' }
}
