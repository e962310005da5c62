import type { User } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import type { SignedIn } from './bearer.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { objectField, readBody, textField } from './http/json-body.ts'
import { lockAccount, saveUserMetadata } from './store/accounts.ts'
import type { AccountRow } from './store/accounts.ts'
import { mergeMetadata, requireSmallMetadata } from './user-metadata.ts'
import { toUser } from './user-object.ts'

const updateBody = z.object({
  email: textField(),
  phone: textField(),
  password: textField(),
  data: objectField(),
  app_metadata: objectField(),
})

/** Changes what a person may say about themselves. Other fields (`role`, `aud`, `id`) are ignored. */
export async function updateUser(accounts: Accounts, { account }: SignedIn, body: unknown): Promise<User> {
  const fields = readBody(updateBody, body)
  if (fields.app_metadata) throw new AuthRefusal(authErrors.app_metadata)
  // The protocol has no code for "not offered": 400 validation_failed is what clients show as it is and do not retry.
  if (fields.password !== '') throw new AuthRefusal(authErrors.password_change)
  if (fields.phone !== '') throw new AuthRefusal(authErrors.phone_signup_disabled)
  if (fields.email !== '' && fields.email.trim().toLowerCase() !== account.email) {
    throw new AuthRefusal(authErrors.email_change)
  }
  return toUser(fields.data ? await saveData(accounts, account, fields.data) : account)
}

async function saveData(accounts: Accounts, { id }: AccountRow, change: Readonly<Record<string, unknown>>): Promise<AccountRow> {
  const at = new Date(accounts.platform.clock.nowMs())
  return await accounts.platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) throw new AuthRefusal(authErrors.user_not_found)
    const metadata = mergeMetadata(account.user_metadata, change)
    requireSmallMetadata(metadata)
    await saveUserMetadata(tx, id, metadata, at)
    return { ...account, user_metadata: metadata, updated_at: at }
  })
}
