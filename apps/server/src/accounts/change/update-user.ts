import type { User } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../session/bearer.ts'
import { lockSignedIn } from '../session/sessions.ts'
import { askForAddress } from './change-address.ts'
import { changePassword } from './change-password.ts'
import { objectField, readBody, textField, type Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { takeFromLimit } from '../limits.ts'
import { readCodeChallenge } from '../sign-in/pkce.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import { saveUserMetadata } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { mergeMetadata, requireSmallMetadata, toUser } from './user-object.ts'

const updateBody = z.object({
  email: textField(),
  phone: textField(),
  password: textField(),
  current_password: textField(),
  nonce: textField(),
  code_challenge: textField(),
  code_challenge_method: textField(),
  data: objectField(),
  app_metadata: objectField(),
})

interface UserChange {
  readonly body: unknown
  readonly redirectTo: string | undefined
  readonly client: Client
}

/** Changes the password and the user metadata, and requests an address change. Other fields (`role`, `aud`, `id`) are ignored. */
export async function updateUser(accounts: Accounts, signedIn: SignedIn, change: UserChange): Promise<User> {
  const { account } = signedIn
  const fields = readBody(updateBody, change.body)
  if (fields.app_metadata) throw new AuthRefusal(authErrors.app_metadata)
  if (fields.phone !== '') throw new AuthRefusal(authErrors.phone_signup_disabled)
  const proof = { currentPassword: fields.current_password, nonce: fields.nonce }
  const email = fields.email === '' ? account.email : readEmail(fields.email)
  if (!isRaised(signedIn) && (fields.password !== '' || email !== account.email)) {
    throw new AuthRefusal(authErrors.aal2_to_update)
  }
  const challenge = readCodeChallenge(fields.code_challenge, fields.code_challenge_method)
  if (fields.data) requireSmallMetadata(mergeMetadata(account.user_metadata, fields.data))
  if (email !== account.email) {
    await takeFromLimit(accounts, 'mailRequests', change.client.network)
    await takeFromLimit(accounts, 'addressChanges', account.id)
  }
  let changed = account
  // Everything that can be refused was checked before this point: after a refusal nothing has changed.
  if (fields.password !== '') changed = await changePassword(accounts, signedIn, { password: fields.password, ...proof })
  if (email !== account.email) {
    changed = await askForAddress(accounts, signedIn, {
      email,
      challenge,
      redirectTo: change.redirectTo,
      client: change.client,
      ...proof,
    })
  }
  return toUser(fields.data ? await saveData(accounts, signedIn, fields.data) : changed)
}

/** Returns whether the session has verified the second factor, or the account has none. */
function isRaised({ account, session }: SignedIn): boolean {
  return session.aal === 'aal2' || !account.factors?.some(({ status }) => status === 'verified')
}

async function saveData(accounts: Accounts, signedIn: SignedIn, change: Readonly<Record<string, unknown>>): Promise<AccountRow> {
  const { id } = signedIn.account
  const at = new Date(accounts.platform.clock.nowMs())
  return await accounts.platform.db.transaction(async (tx) => {
    const account = await lockSignedIn(tx, signedIn)
    const metadata = mergeMetadata(account.user_metadata, change)
    requireSmallMetadata(metadata)
    await saveUserMetadata(tx, id, metadata, at)
    return { ...account, user_metadata: metadata, updated_at: at }
  })
}
