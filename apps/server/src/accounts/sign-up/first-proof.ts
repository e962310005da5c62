/**
 * Decides whether an account keeps its password when its address is confirmed for the first time. Anybody may have signed up
 * with the address, but only its owner opens the mail: a password that the owner did not choose must be removed.
 *
 * The password stays if the confirming user proves that it is theirs: by typing it, by a session opened with it, or from the
 * browser that signed up. Our page always sends one of these, or that none applies. A client that knows only the protocol
 * sends no claim; then the password stays only if sign-up and confirmation come from the same network and no sign-up named
 * another password for the address.
 */
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../../platform/db/database.ts'
import { requireSignedInBy } from '../session/bearer.ts'
import type { Accounts } from '../accounts.ts'
import { recordEvent } from '../store/account-events.ts'
import type { Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { isSameBytes } from '../keys/secrets.ts'
import { networkHash } from '../limits.ts'
import { hashSecret } from '../mail/mail-secrets.ts'
import { dropPassword } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteFactorsOf } from '../store/factors.ts'
import { findByLink } from '../store/one-time-tokens.ts'

/** A confirmation request's claims about the password that was chosen at sign-up. */
export interface SignUpClaim {
  /** The password, typed again; empty if it was not typed. */
  readonly password: string
  /** The token of a session of this account that was opened with the password; empty if there is none. */
  readonly accessToken: string
  /** The secret of the browser that signed up; empty in other browsers. */
  readonly signUpSecret: string
  /** The user states that they did not choose a password. */
  readonly withoutPassword: boolean
  readonly client: Client
}

/** Decides whether the password stays. Called with the locked account. */
export type PasswordDecision = (account: AccountRow) => boolean

/** Checks the claim before the mail's secret is used up, so that a mistyped password can be corrected. */
export async function checkClaim(accounts: Accounts, claim: SignUpClaim, link: string): Promise<PasswordDecision> {
  if (claim.withoutPassword) return () => false
  if (claim.password !== '') return await byPassword(accounts, claim.password, link)
  if (claim.signUpSecret !== '') {
    const proof = hashSecret(claim.signUpSecret)
    const found = await findByLink(accounts.platform.db, hashSecret(link))
    // Somebody else signed up with this address first; the page then asks for the password.
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

/** Removes the credentials of the sign-up: the password, and the second factor, which would lock the owner out. */
export async function deleteEarlierSignIns(accounts: Accounts, tx: Queryable, { id, factors }: AccountRow): Promise<void> {
  await dropPassword(tx, id)
  await deleteFactorsOf(tx, id)
  if (factors?.some(({ status }) => status === 'verified')) await recordEvent(accounts, tx, 'factor_removed', id)
}

function isSameProof(stored: Uint8Array | null, shown: Uint8Array): boolean {
  return stored !== null && isSameBytes(stored, shown)
}

async function byPassword({ platform }: Accounts, password: string, link: string): Promise<PasswordDecision> {
  const found = await findByLink(platform.db, hashSecret(link))
  // Without a valid link no password can be guessed here; using the link reports what is wrong with it.
  if (!found) return () => false
  const { password_hash: hash } = found
  if (hash === null || !(await platform.passwords.verify(hash, password))) throw new AuthRefusal(authErrors.invalid_login)
  return (account) => account.password_hash === hash
}
