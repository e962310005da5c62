/** The objects of the accounts protocol as sent in JSON. A field with `?` is omitted when it is empty, never null. */
type Metadata = Readonly<Record<string, unknown>>

export interface Identity {
  readonly identity_id: string
  /** The provider's id of the person; for an email address, the user's own id. */
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
  /** Requested; becomes the account's address once it is confirmed. */
  readonly new_email?: string
  readonly email_change_sent_at?: string
  readonly last_sign_in_at?: string
  readonly banned_until?: string
  readonly app_metadata: Metadata
  /** Written by the user, so it must never decide a permission. */
  readonly user_metadata: Metadata
  readonly identities: readonly Identity[]
  readonly factors?: readonly Factor[]
  readonly created_at: string
  readonly updated_at: string
  readonly is_anonymous: false
}

/** One authentication method; `timestamp` in Unix seconds. */
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
  /** In seconds. */
  readonly expires_in: number
  /** In Unix seconds. */
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: User
  readonly weak_password?: WeakPassword
  /**
   * Our own field: the address was confirmed for the first time, and the password from sign-up was dropped because the
   * person who confirmed may not have chosen it.
   */
  readonly password_dropped?: true
}
