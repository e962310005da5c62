/**
 * Whose password an account has when its address is proven for the first time. Anybody may have signed up with the
 * address, and the first mail is opened by its owner: a password that the owner did not choose must not outlive that.
 *
 * It stays when whoever holds the mail shows that it is theirs: by typing it, by a session that it opened, or from the
 * browser that signed up. Our page always says one of these, or that none is so. A client that knows only the protocol says nothing: then the password stays only where
 * one network signed up and confirms, and no other password was ever named for the address.
 */
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import { requireSignedInBy } from '../session/bearer.ts'
import type { Accounts } from '../accounts.ts'
import { recordEvent } from '../audit-log.ts'
import type { Client } from '../client.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { isSameBytes } from '../keys/secrets.ts'
import { networkHash } from '../limits.ts'
import { hashSecret } from '../mail/mail-secrets.ts'
import { dropPassword } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteFactorsOf } from '../store/factors.ts'
import { findByLink } from '../store/one-time-tokens.ts'

/** What a request to confirm says of the password that was chosen at sign-up. */
export interface SignUpClaim {
  /** Typed once more; empty when it was not. */
  readonly password: string
  /** A session of this account that the password opened; empty when there is none. */
  readonly accessToken: string
  /** The secret of the browser that signed up; empty in any other. */
  readonly signUpSecret: string
  /** Whoever holds the mail did not choose one. */
  readonly withoutPassword: boolean
  readonly client: Client
}

/** Whether the password stays, asked of the account as it is under the lock. */
export type KeepsPassword = (account: AccountRow) => boolean

/** Looks at the claim before the mail's secret is spent: a mistyped password is refused and costs nothing. */
export async function weighClaim(accounts: Accounts, claim: SignUpClaim, link: string): Promise<KeepsPassword> {
  if (claim.withoutPassword) return () => false
  if (claim.password !== '') return await byPassword(accounts, claim.password, link)
  if (claim.signUpSecret !== '') {
    const proof = hashSecret(claim.signUpSecret)
    const found = await findByLink(accounts.platform.db, hashSecret(link))
    // Somebody else was first with this address: the page then asks for the password.
    if (found && !isSameProof(found.sign_up_proof, proof)) throw new AuthRefusal(authErrors.invalid_login)
    return (account) => isSameProof(account.sign_up_proof, proof)
  }
  if (claim.accessToken !== '') {
    const userId = await requireSignedInBy(accounts, claim.accessToken, 'password')
    return ({ id }) => id === userId
  }
  const network = networkHash(accounts, claim.client.network)
  return ({ sign_up_contested_at: contestedAt, sign_up_network: signedUpFrom }) =>
    contestedAt === null && signedUpFrom !== null && isSameBytes(signedUpFrom, network)
}

/** Takes away what whoever signed up could sign in with: the password, and the second factor that would lock the owner out. */
export async function dropSignInsOfBefore(accounts: Accounts, tx: Queryable, { id, factors }: AccountRow): Promise<void> {
  await dropPassword(tx, id)
  await deleteFactorsOf(tx, id)
  if (factors?.some(({ status }) => status === 'verified')) await recordEvent(accounts, tx, 'factor_removed', id)
}

function isSameProof(kept: Uint8Array | null, shown: Uint8Array): boolean {
  return kept !== null && isSameBytes(kept, shown)
}

async function byPassword({ platform }: Accounts, password: string, link: string): Promise<KeepsPassword> {
  const found = await findByLink(platform.db, hashSecret(link))
  // Without the link there is nothing to guess at: what is wrong with it is said when it is used.
  if (!found) return () => false
  const { password_hash: hash } = found
  if (hash === null || !(await platform.passwords.verify(hash, password))) throw new AuthRefusal(authErrors.invalid_login)
  return (account) => account.password_hash === hash
}
