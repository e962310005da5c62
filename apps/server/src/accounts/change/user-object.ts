import { type Identity, type User, authErrors } from '@ankur/accounts'
import type { AccountRow } from '../store/accounts.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'

type Metadata = Readonly<Record<string, unknown>>

/** Limits the size because the metadata is part of every response about the account. */
const MAX_METADATA_BYTES = 16_384

export function requireSmallMetadata(metadata: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) throw new AuthRefusal(authErrors.metadata_too_large)
}

/** Merges key by key; null removes a key. */
export function mergeMetadata(stored: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null))
}

/** Converts an account for its owner's client. Empty times are left out because the client would read null as a time. */
export function toUser(row: AccountRow): User {
  return {
    id: row.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: row.email,
    phone: '',
    ...time('email_confirmed_at', row.email_confirmed_at),
    ...time('confirmed_at', row.email_confirmed_at),
    ...time('invited_at', row.invited_at),
    ...time('confirmation_sent_at', row.confirmation_sent_at),
    ...time('recovery_sent_at', row.recovery_sent_at),
    ...time('reauthentication_sent_at', row.reauthentication_sent_at),
    ...(row.new_email !== null && { new_email: row.new_email }),
    ...time('email_change_sent_at', row.email_change_sent_at),
    ...time('last_sign_in_at', row.last_sign_in_at),
    ...time('banned_until', row.banned_until),
    app_metadata: row.app_metadata,
    user_metadata: row.user_metadata,
    identities: [toIdentity(row)],
    ...(row.factors && { factors: row.factors }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    is_anonymous: false,
  }
}

export function isBanned(row: Pick<AccountRow, 'banned_until'>, nowMs: number): boolean {
  return row.banned_until !== null && row.banned_until.getTime() > nowMs
}

function toIdentity(row: AccountRow): Identity {
  return {
    identity_id: row.identity_id,
    id: row.id,
    user_id: row.id,
    identity_data: row.identity_data,
    provider: 'email',
    ...time('last_sign_in_at', row.identity_last_sign_in_at),
    created_at: row.identity_created_at.toISOString(),
    updated_at: row.identity_updated_at.toISOString(),
    email: row.email,
  }
}

function time<Name extends string>(name: Name, at: Date | null): { [Key in Name]?: string } {
  return at ? ({ [name]: at.toISOString() } as { [Key in Name]: string }) : {}
}
