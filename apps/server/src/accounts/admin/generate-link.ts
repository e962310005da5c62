import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { mailConfirmation } from '../mail/confirmation-mail.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { objectField, readBody, textField } from '../http/request.ts'
import { allowedRedirect } from '../http/redirect-target.ts'
import { issueMailSecrets } from '../mail/mail-secrets.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import { loadAccountByEmail, lockAccount } from '../store/accounts.ts'
import { saveWantedAddress } from '../store/addresses.ts'
import type { MailPurpose } from '../store/one-time-tokens.ts'
import { toUser } from '../change/user-object.ts'
import { createAccount, note } from './change-users.ts'

const linkBody = z.object({
  type: textField(),
  email: textField(),
  new_email: textField(),
  password: textField(),
  data: objectField(),
  redirect_to: textField(),
})

const purposes: Readonly<Record<string, MailPurpose>> = {
  signup: 'signup',
  invite: 'signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_new: 'email_change',
  email_change_current: 'email_change_old',
}

/** Generates the link and code of a mail for the operator to send. An earlier mail of the same kind stops working. */
export async function generateLink(accounts: Accounts, body: unknown, requestedRedirect: string | undefined): Promise<object> {
  const fields = readBody(linkBody, body)
  const purpose = Object.hasOwn(purposes, fields.type) ? purposes[fields.type] : undefined
  if (!purpose) throw new AuthRefusal(authErrors.link_type)
  const email = readEmail(fields.email)
  const { config, clock, db } = accounts.platform
  const known = await loadAccountByEmail(db, email)
  if (purpose === 'signup' && known?.email_confirmed_at) throw new AuthRefusal(authErrors.email_exists)
  const isMade = purpose === 'signup' || purpose === 'magiclink'
  if (!known && !isMade) throw new AuthRefusal(authErrors.admin_user_not_found)
  if (fields.type === 'signup' && fields.password === '') throw new AuthRefusal(authErrors.password_missing)
  const made = { email, userMetadata: fields.data ?? {}, isConfirmed: false, isInvited: fields.type === 'invite' }
  const account = known ?? (await createAccount(accounts, { ...made, password: fields.password }))
  const redirectTo = allowedRedirect(fields.redirect_to || requestedRedirect, config.publicUrl)
  const relatesTo = purpose === 'email_change' ? readEmail(fields.new_email) : email
  const issued = await db.transaction(async (tx) => {
    if (purpose.startsWith('email_change')) {
      await saveWantedAddress(tx, account.id, readEmail(fields.new_email), new Date(clock.nowMs()))
    }
    const secrets = await issueMailSecrets(accounts, tx, purpose, { userId: account.id, email: relatesTo, flowId: null })
    await note(accounts, tx, `link made: ${fields.type}`, account.id)
    return { ...secrets, account: (await lockAccount(tx, account.id)) ?? account }
  })
  const type = fields.type.startsWith('email_change') ? 'email_change' : purpose
  const link = `${accounts.issuer}/verify?token=${issued.link}&type=${type}&redirect_to=${readableQueryValue(redirectTo)}`
  return {
    ...toUser(issued.account),
    action_link: link,
    email_otp: issued.code,
    hashed_token: issued.link,
    verification_type: fields.type,
    redirect_to: redirectTo,
  }
}

/** Encodes an address as a query value but keeps `:` and `/`, because operators' tools compare the text of the link. */
function readableQueryValue(address: string): string {
  return encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** Creates an account without a password and mails its owner an invitation link. */
export async function invite(accounts: Accounts, body: unknown, redirectTo: string | undefined): Promise<object> {
  const fields = readBody(linkBody, body)
  const email = readEmail(fields.email)
  const made = { email, userMetadata: fields.data ?? {}, isConfirmed: false, isInvited: true, password: '' }
  const account = await createAccount(accounts, made)
  await accounts.platform.db.transaction((tx) => mailConfirmation(accounts, tx, { account, challenge: null, redirectTo }))
  return toUser(account)
}
