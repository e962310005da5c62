import type { Queryable } from '../../platform/db/database.ts'

/** A family, as passed to the other features. */
export interface Family {
  readonly userId: string
  readonly email: string
  /**
   * Whether the family has confirmed this address by mail. Anybody can sign up with somebody else's address: until it is
   * confirmed, the account may not read or erase messages that came from that address through the contact form.
   */
  readonly ownsAddress: boolean
}

/** Access to the family data of one feature, passed to accounts in `app.ts`, so that accounts import no feature. */
export interface RecordHolder {
  /** Returns which of these users have records in the feature. */
  readonly holds: (db: Queryable, userIds: readonly string[]) => Promise<readonly string[]>
  /** Loads all records of a family under plain names, for the export. */
  readonly load: (db: Queryable, family: Family) => Promise<Records>
  /** Counts the records that `load` would return; defined where loading them only to count would be too expensive. */
  readonly count?: (db: Queryable, family: Family) => Promise<Counts>
  /** Deletes what is not deleted by cascade with the account's row, within the transaction of the erasure. */
  readonly erase: (tx: Queryable, family: Family) => Promise<void>
}

export type Records = Readonly<Record<string, readonly object[]>>
export type Counts = Readonly<Record<string, number>>

interface OwnAccount {
  readonly id: string
  readonly email: string
  readonly emailConfirmedAt: Date | null
  readonly emailProvenAt: Date | null
}

/** Loads the account for its export. It states only whether there is a password, as the hash must not be exported. */
export async function loadOwnAccount(db: Queryable, userId: string): Promise<OwnAccount | null> {
  const [row] = await db.query<OwnAccount>(
    `SELECT id, email, password_hash IS NOT NULL AS "hasPassword", email_confirmed_at AS "emailConfirmedAt",
            email_proven_at AS "emailProvenAt", sign_up_contested_at AS "otherSignUpAt",
            confirmation_sent_at AS "confirmationSentAt", account_exists_sent_at AS "accountExistsSentAt",
            new_email AS "wantedEmail", email_change_sent_at AS "wantedEmailMailedAt",
            recovery_sent_at AS "recoverySentAt", reauthentication_sent_at AS "codeToChangePasswordSentAt",
            last_sign_in_at AS "lastSignInAt", silence_mailed_at AS "silenceMailedAt", banned_until AS "closedUntil", invited_at AS "invitedAt", app_metadata AS "provider",
            user_metadata AS "givenAtSignUp", created_at AS "createdAt", updated_at AS "updatedAt"
     FROM users WHERE id = $1`,
    [userId],
  )
  return row ?? null
}

/** Loads all other account data of a user. Hashes of links and codes are left out, as they cannot be used to sign in. */
export async function loadOwnRecords(db: Queryable, userId: string): Promise<Records> {
  const of = (sql: string) => db.query(sql, [userId])
  return {
    identities: await of(
      `SELECT id, provider, identity_data AS "data", last_sign_in_at AS "lastSignInAt", created_at AS "createdAt",
              updated_at AS "updatedAt" FROM identities WHERE user_id = $1 ORDER BY created_at, id`,
    ),
    consents: await of(
      `SELECT id, purpose, notice_version AS "noticeVersion", language, method, given_at AS "givenAt",
              withdrawn_at AS "withdrawnAt" FROM consents WHERE user_id = $1 ORDER BY given_at, id`,
    ),
    sessions: await of(
      `SELECT id, created_at AS "openedAt", refreshed_at AS "lastUsedAt", user_agent AS "browser", ip AS "internetAddress",
              aal AS "assurance", amr AS "provenBy" FROM sessions WHERE user_id = $1 ORDER BY created_at, id`,
    ),
    events: await of(`SELECT id, event, at, network, browser FROM account_events WHERE user_id = $1 ORDER BY at, id`),
    factors: await of(
      `SELECT id, friendly_name AS "name", status, created_at AS "createdAt", updated_at AS "updatedAt",
              last_challenged_at AS "lastAskedAt" FROM factors WHERE user_id = $1 ORDER BY created_at, id`,
    ),
    mailedLinks: await of(
      `SELECT purpose, relates_to AS "sentTo", tries, created_at AS "createdAt", link_expires_at AS "linkEndsAt",
              code_expires_at AS "codeEndsAt" FROM one_time_tokens WHERE user_id = $1 ORDER BY created_at, purpose`,
    ),
    begunSignIns: await of(
      `SELECT id, kind, challenge_method AS "method", tries, created_at AS "createdAt", code_issued_at AS "codeIssuedAt"
       FROM flow_states WHERE user_id = $1 ORDER BY created_at, id`,
    ),
  }
}
