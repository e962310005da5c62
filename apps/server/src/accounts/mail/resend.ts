import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { mailBoth } from '../change/change-address.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { mailConfirmation } from './confirmation-mail.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { takeFromLimit } from '../limits.ts'
import { mayMail, mayMailChangeAgain } from './mail-limits.ts'
import { readCodeChallenge } from '../sign-in/pkce.ts'
import type { CodeChallenge } from '../sign-in/pkce.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import { lockAccountByEmail } from '../store/accounts.ts'
import { findByWantedEmail } from '../store/addresses.ts'

const resendBody = z.object({
  type: textField(),
  email: textField(),
  phone: textField(),
  code_challenge: textField(),
  code_challenge_method: textField(),
})

interface Resend {
  readonly email: string
  readonly client: Client
  readonly challenge: CodeChallenge | null
  readonly redirectTo: string | undefined
}

/** Resends the confirmation of an address or of an address change. The response and its duration are the same for every address. */
export async function resend(
  accounts: Accounts,
  { body, redirectTo, client }: { readonly body: unknown; readonly redirectTo: string | undefined; readonly client: Client },
): Promise<Record<string, never>> {
  const fields = readBody(resendBody, body)
  if (fields.type !== 'signup' && fields.type !== 'email_change') throw new AuthRefusal(authErrors.resend_needs_type)
  const email = readEmail(fields.email)
  const challenge = readCodeChallenge(fields.code_challenge, fields.code_challenge_method)
  await takeFromLimit(accounts, 'mailRequests', client.network)
  const again = { email, client, challenge, redirectTo }
  const send = fields.type === 'signup' ? sendAgain : sendChangeAgain
  accounts.afterAnswer(() => send(accounts, again))
  return {}
}

async function sendAgain(accounts: Accounts, { email, client, challenge, redirectTo }: Resend): Promise<void> {
  if (!(await mayMail(accounts, { email, client }))) return
  await accounts.platform.db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, email)
    if (!account || account.email_confirmed_at) return
    await mailConfirmation(accounts, tx, { account, challenge, redirectTo })
  })
}

async function sendChangeAgain(accounts: Accounts, { email, client, challenge, redirectTo }: Resend): Promise<void> {
  const userId = await findByWantedEmail(accounts.platform.db, email)
  if (userId === null || !(await mayMailChangeAgain(accounts, userId))) return
  await mailBoth(accounts, userId, { email, client, challenge, redirectTo })
}
