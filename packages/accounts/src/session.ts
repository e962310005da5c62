/**
 * The objects of the accounts protocol, as they travel. A field with `?` is left out when it is empty, never null.
 */
type Metadata = Readonly<Record<string, unknown>>

export interface Identity {
  readonly identity_id: string
  /** The provider's name for the person; for an address of ours, the user's own id. */
  readonly id: string
  readonly user_id: string
  readonly identity_data: Metadata
  readonly provider: string
  readonly last_sign_in_at?: string
  readonly created_at: string
  readonly updated_at: string
  readonly email: string
}

export interface Factor {
  readonly id: string
  readonly friendly_name?: string
  readonly factor_type: 'totp'
  readonly status: 'unverified' | 'verified'
  readonly created_at: string
  readonly updated_at: string
  readonly last_challenged_at?: string
}

export interface User {
  readonly id: string
  readonly aud: 'authenticated'
  readonly role: 'authenticated'
  readonly email: string
  readonly phone: ''
  readonly email_confirmed_at?: string
  readonly confirmed_at?: string
  readonly invited_at?: string
  readonly confirmation_sent_at?: string
  readonly recovery_sent_at?: string
  readonly reauthentication_sent_at?: string
  /** Asked for, and the account's own once it is proven. */
  readonly new_email?: string
  readonly email_change_sent_at?: string
  readonly last_sign_in_at?: string
  readonly banned_until?: string
  readonly app_metadata: Metadata
  /** Written by the person: nothing may be permitted because of what stands in it. */
  readonly user_metadata: Metadata
  readonly identities: readonly Identity[]
  readonly factors?: readonly Factor[]
  readonly created_at: string
  readonly updated_at: string
  readonly is_anonymous: false
}

/** One proof of who somebody is; `timestamp` in unix seconds. */
export interface AmrEntry {
  readonly method: string
  readonly timestamp: number
}

export interface WeakPassword {
  readonly message: string
  readonly reasons: readonly string[]
}

export interface SessionAnswer {
  readonly access_token: string
  readonly token_type: 'bearer'
  /** Seconds from now. */
  readonly expires_in: number
  /** Unix seconds. */
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: User
  readonly weak_password?: WeakPassword
  /** Our own: the address was proven for the first time, and the password of its sign-up was nobody's who proved it. */
  readonly password_dropped?: true
}
