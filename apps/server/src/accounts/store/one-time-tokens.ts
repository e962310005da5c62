import type { Queryable } from '../../platform/db/database.ts'

export interface OneTimeTokenRow {
  readonly user_id: string
  readonly purpose: string
  readonly relates_to: string
  readonly code_mac: Uint8Array | null
  readonly tries: number
  readonly flow_id: string | null
  readonly link_expires_at: Date
  readonly code_expires_at: Date
}

/** The purposes of mails with secrets. */
export type MailPurpose = 'signup' | 'recovery' | 'email_change' | 'email_change_old' | 'reauthentication' | 'magiclink'

export interface NewOneTimeToken {
  readonly userId: string
  readonly purpose: MailPurpose
  readonly relatesTo: string
  readonly linkHash: Uint8Array
  readonly codeMac: Uint8Array
  readonly flowId: string | null
  readonly at: Date
  readonly linkExpiresAt: Date
  readonly codeExpiresAt: Date
  /** The lifetime in seconds, from the time the mail is sent. */
  readonly linkSeconds: number
  readonly codeSeconds: number
}

/** Stores one secret per account and purpose: a new mail invalidates the old one. */
export async function replaceOneTimeToken(tx: Queryable, token: NewOneTimeToken): Promise<void> {
  await tx.query(
    `INSERT INTO one_time_tokens (user_id, purpose, relates_to, link_hash, code_mac, flow_id, created_at, link_expires_at, code_expires_at,
                                  link_seconds, code_seconds)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (user_id, purpose) DO UPDATE SET relates_to = excluded.relates_to, link_hash = excluded.link_hash,
       code_mac = excluded.code_mac, tries = 0, flow_id = excluded.flow_id, created_at = excluded.created_at,
       link_expires_at = excluded.link_expires_at, code_expires_at = excluded.code_expires_at,
       mail_id = NULL, link_seconds = excluded.link_seconds, code_seconds = excluded.code_seconds`,
    [
      token.userId,
      token.purpose,
      token.relatesTo,
      token.linkHash,
      token.codeMac,
      token.flowId,
      token.at,
      token.linkExpiresAt,
      token.codeExpiresAt,
      token.linkSeconds,
      token.codeSeconds,
    ],
  )
}

/** Links the outbox mail to the token that it contains, whose lifetime starts when the mail is sent. */
export async function saveMailOfToken(
  tx: Queryable,
  { userId, purpose, mailId }: { readonly userId: string; readonly purpose: MailPurpose; readonly mailId: string },
): Promise<void> {
  await tx.query('UPDATE one_time_tokens SET mail_id = $3 WHERE user_id = $1 AND purpose = $2', [userId, purpose, mailId])
}

/** The account and purpose of a mailed link, found without using it up. */
export interface FoundLink {
  readonly purpose: string
  readonly email: string
  readonly new_email: string | null
  readonly password_hash: string | null
  readonly sign_up_proof: Uint8Array | null
  readonly email_proven_at: Date | null
  readonly link_expires_at: Date
}

export async function findByLink(db: Queryable, linkHash: Uint8Array): Promise<FoundLink | null> {
  const [row] = await db.query<FoundLink>(
    `SELECT t.purpose, t.link_expires_at, u.email, u.new_email, u.password_hash, u.sign_up_proof, u.email_proven_at
     FROM one_time_tokens t JOIN users u ON u.id = t.user_id WHERE t.link_hash = $1`,
    [linkHash],
  )
  return row ?? null
}

export async function takeByLink(
  tx: Queryable,
  linkHash: Uint8Array,
  purposes: readonly string[],
): Promise<OneTimeTokenRow | null> {
  const [row] = await tx.query<OneTimeTokenRow>(
    'DELETE FROM one_time_tokens WHERE link_hash = $1 AND purpose = ANY($2) RETURNING *',
    [linkHash, purposes],
  )
  return row ?? null
}

/** Loads the secrets mailed to an account. The caller must have locked the account, so that no other request uses or replaces them. */
export async function loadByAccount(
  tx: Queryable,
  userId: string | null,
  purposes: readonly string[],
): Promise<OneTimeTokenRow[]> {
  return await tx.query<OneTimeTokenRow>(
    'SELECT * FROM one_time_tokens WHERE user_id = $1 AND purpose = ANY($2) ORDER BY purpose',
    [userId, purposes],
  )
}

/** Counts a wrong code, and deletes the right one at the last try. */
export async function saveWrongCode(
  tx: Queryable,
  token: Pick<OneTimeTokenRow, 'user_id' | 'purpose'>,
  maxTries: number,
): Promise<void> {
  await tx.query(
    `UPDATE one_time_tokens SET tries = tries + 1, code_mac = CASE WHEN tries + 1 >= $3 THEN NULL ELSE code_mac END
     WHERE user_id = $1 AND purpose = $2`,
    [token.user_id, token.purpose, maxTries],
  )
}

export async function deleteOneTimeToken(tx: Queryable, userId: string, purpose: string): Promise<void> {
  await tx.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2', [userId, purpose])
}

/** Deletes the tokens of an earlier address change. */
export async function deleteAddressTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose IN ('email_change', 'email_change_old')`, [userId])
}

export async function deleteOneTimeTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM one_time_tokens WHERE user_id = $1', [userId])
}
