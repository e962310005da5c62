/** How somebody came to the page of the new password: what proves that the account is theirs. */
import type { AuthStatus } from '../auth-state.ts'

export type ResetLink =
  /** A link of our mail: its token is used up when the new password is saved, not when the page opens. */
  | { readonly kind: 'link'; readonly tokenHash: string }
  /** The code of the mail is typed, as the mail lies on another phone. */
  | { readonly kind: 'code' }
  /** Signed in already: a hosted provider's own link does that. */
  | { readonly kind: 'session' }
  | { readonly kind: 'expired' }

interface Place {
  readonly search: string
  readonly hash: string
  /** `hasCode` comes from the page that asked for the mail. */
  readonly state: Readonly<Record<string, unknown>>
}

/** Null while the client of the accounts still reads the address. */
export function readResetLink({ search, hash, state }: Place, status: AuthStatus): ResetLink | null {
  const query = new URLSearchParams(search)
  const given = (name: string) => query.get(name) ?? new URLSearchParams(hash.slice(1)).get(name)
  const tokenHash = query.get('token_hash')
  if (tokenHash) return query.get('type') === 'recovery' ? { kind: 'link', tokenHash } : { kind: 'expired' }
  if (given('error') ?? given('error_code')) return { kind: 'expired' }
  if (state.hasCode === true) return { kind: 'code' }
  if (status === 'loading') return null
  // The client takes away what it could use: what is left was worth nothing.
  if (given('access_token') ?? given('code')) return { kind: 'expired' }
  return { kind: status === 'signed-in' ? 'session' : 'code' }
}
