/** POST /otp: mails a six-digit code to sign in without a password. */
import { randomUUID } from 'node:crypto'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { confirmUrl } from '../mail/confirmation-mail.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { takeFromLimit } from '../limits.ts'
import { mayMail } from '../mail/mail-limits.ts'
import { issueMailSecrets, queueWithSecrets } from '../mail/mail-secrets.ts'
import { mailLanguage, signInCodeMail } from '../mail/mails.ts'
import { readCodeChallenge } from './pkce.ts'
import type { CodeChallenge } from './pkce.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import { lockAccountByEmail } from '../store/accounts.ts'
import { insertFlowState } from '../store/flow-states.ts'
import { isBanned } from '../change/user-object.ts'

const otpBody = z.object({
  email: textField(),
  phone: textField(),
  code_challenge: textField(),
  code_challenge_method: textField(),
})

interface MailSignIn {
  readonly email: string
  readonly client: Client
  readonly challenge: CodeChallenge | null
  readonly redirectTo: string | undefined
}

/** The response and its duration are the same for every address. It never creates an account, whatever the client requests. */
export async function mailSignIn(
  accounts: Accounts,
  { body, redirectTo, client }: { readonly body: unknown; readonly redirectTo: string | undefined; readonly client: Client },
): Promise<Record<string, never>> {
  const fields = readBody(otpBody, body)
  if (fields.phone !== '') throw new AuthRefusal(authErrors.phone_otp_disabled)
  const signIn = {
    email: readEmail(fields.email),
    client,
    challenge: readCodeChallenge(fields.code_challenge, fields.code_challenge_method),
    redirectTo,
  }
  await takeFromLimit(accounts, 'mailRequests', client.network)
  accounts.afterAnswer(() => mailIfKnown(accounts, signIn))
  return {}
}

async function mailIfKnown(accounts: Accounts, { email, client, challenge, redirectTo }: MailSignIn): Promise<void> {
  if (!(await mayMail(accounts, { email, client }))) return
  const { clock, config, db } = accounts.platform
  await db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, email)
    if (!account || isBanned(account, clock.nowMs())) return
    const flowId = challenge ? randomUUID() : null
    const flow = { userId: account.id, kind: 'magiclink', at: new Date(clock.nowMs()) }
    if (challenge && flowId) await insertFlowState(tx, { ...flow, id: flowId, ...challenge })
    const { link, code } = await issueMailSecrets(accounts, tx, 'magiclink', { userId: account.id, email, flowId })
    const url = confirmUrl(config.publicUrl, { link, type: 'magiclink', redirectTo })
    const mail = signInCodeMail(email, mailLanguage(account.user_metadata), { link: url, code })
    await queueWithSecrets(accounts, tx, { userId: account.id, purpose: 'magiclink', mail })
  })
}
