import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { takeFromLimit } from '../limits.ts'
import { mayMail } from './mail-limits.ts'
import type { MailRequest } from './mail-limits.ts'
import { issueMailSecrets, queueWithSecrets } from './mail-secrets.ts'
import { mailLanguage, recoveryMail } from './mails.ts'
import { recordEvent } from '../store/account-events.ts'
import { readCodeChallenge } from '../sign-in/pkce.ts'
import type { CodeChallenge } from '../sign-in/pkce.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import { lockAccountByEmail, saveRecoverySent } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { insertFlowState } from '../store/flow-states.ts'
import { isBanned } from '../change/user-object.ts'

const recoverBody = z.object({ email: textField(), code_challenge: textField(), code_challenge_method: textField() })

/** Mails a recovery link and code. The response and its duration are the same for every address. */
export async function recover(
  accounts: Accounts,
  { body, client }: { readonly body: unknown; readonly client: Client },
): Promise<Record<string, never>> {
  const fields = readBody(recoverBody, body)
  const email = readEmail(fields.email)
  const challenge = readCodeChallenge(fields.code_challenge, fields.code_challenge_method)
  await takeFromLimit(accounts, 'mailRequests', client.network)
  accounts.afterAnswer(() => mailIfKnown(accounts, { email, client }, challenge))
  return {}
}

async function mailIfKnown(accounts: Accounts, request: MailRequest, challenge: CodeChallenge | null): Promise<void> {
  if (!(await mayMail(accounts, request))) return
  await accounts.platform.db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, request.email)
    if (!account || isBanned(account, accounts.platform.clock.nowMs())) return
    await mailRecovery(accounts, tx, account, challenge)
  })
}

async function mailRecovery(
  accounts: Accounts,
  tx: Queryable,
  account: AccountRow,
  challenge: CodeChallenge | null,
): Promise<void> {
  const { clock, config } = accounts.platform
  const at = new Date(clock.nowMs())
  const flowId = challenge ? randomUUID() : null
  if (challenge && flowId) await insertFlowState(tx, { id: flowId, userId: account.id, kind: 'recovery', ...challenge, at })
  const { link, code } = await issueMailSecrets(accounts, tx, 'recovery', {
    userId: account.id,
    email: account.email,
    flowId,
  })
  // A page that asks for the new password instead of GET /verify, because mail scanners open every link.
  const url = `${config.publicUrl}/reset-password?token_hash=${link}&type=recovery`
  const mail = recoveryMail(account.email, mailLanguage(account.user_metadata), { link: url, code })
  await queueWithSecrets(accounts, tx, { userId: account.id, purpose: 'recovery', mail })
  await saveRecoverySent(tx, account.id, at)
  await recordEvent(accounts, tx, 'password_recovery_mailed', account.id)
}
