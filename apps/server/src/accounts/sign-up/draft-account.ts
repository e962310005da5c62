import { randomUUID } from 'node:crypto'
import type { Accounts } from '../accounts.ts'
import type { CodeChallenge } from '../sign-in/pkce.ts'
import type { AccountRow } from '../store/accounts.ts'

export interface SignUpRequest {
  readonly email: string
  readonly password: string
  readonly data: Readonly<Record<string, unknown>>
  readonly challenge: CodeChallenge | null
  readonly redirectTo: string | undefined
  /** A keyed hash of the network of the request. */
  readonly network: Uint8Array
  /** The SHA-256 of a secret stored in the browser, if the request contained one. */
  readonly proof: Uint8Array | null
}

/** Builds the account that a sign-up would create. A sign-up with a taken address returns it too, so the responses look the same. */
export function draftAccount(accounts: Accounts, request: SignUpRequest): AccountRow {
  const now = new Date(accounts.platform.clock.nowMs())
  const isConfirmed = accounts.platform.config.authMode === 'autoconfirm'
  const id = randomUUID()
  // Existing clients read these four keys from the metadata, where the Go server stores them.
  const metadata = { ...request.data, sub: id, email: request.email, email_verified: isConfirmed, phone_verified: false }
  return {
    id,
    email: request.email,
    password_hash: null,
    email_confirmed_at: isConfirmed ? now : null,
    email_proven_at: null,
    sign_up_contested_at: null,
    sign_up_network: request.network,
    sign_up_proof: request.proof,
    confirmation_sent_at: isConfirmed ? null : now,
    account_exists_sent_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    created_at: now,
    updated_at: now,
    factors: null,
    invited_at: null,
    identity_id: randomUUID(),
    identity_data: metadata,
    identity_last_sign_in_at: now,
    identity_created_at: now,
    identity_updated_at: now,
  }
}
