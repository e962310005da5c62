import { createHash } from 'node:crypto'
import { authErrors, type SessionAnswer } from '@ankur/accounts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { isSameBytes } from '../keys/secrets.ts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { hashSecret } from '../mail/mail-secrets.ts'
import { recordSignIn } from '../mail/alarm.ts'
import { openSession, sessionAnswer, withSignInDates, type OpenSession } from '../session/sessions.ts'
import { lockAccount, type AccountRow } from '../store/accounts.ts'
import { deleteFlowState, lockByAuthCode, saveWrongVerifier, type FlowStateRow } from '../store/flow-states.ts'
import { isBanned } from '../change/user-object.ts'

export interface CodeChallenge {
  readonly challenge: string
  readonly method: 's256' | 'plain'
}

/** Parses the challenge and method of a PKCE flow; returns null if both are missing. */
export function readCodeChallenge(challenge: string, typedMethod: string): CodeChallenge | null {
  if (challenge === '' && typedMethod === '') return null
  if (challenge === '' || typedMethod === '') throw new AuthRefusal(authErrors.challenge_incomplete)
  const method = typedMethod.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw new AuthRefusal(authErrors.challenge_method)
  if (challenge.length < 43 || challenge.length > 128) throw new AuthRefusal(authErrors.challenge_length)
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) throw new AuthRefusal(authErrors.challenge_characters)
  return { challenge, method }
}

/** Returns whether the verifier matches the challenge. */
function answersChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return isSameBytes(Buffer.from(answer), Buffer.from(challenge))
}

const pkceGrantBody = z.object({ auth_code: textField(), code_verifier: textField() })

const CODE_LIFETIME_MS = 5 * 60 * 1000
const MAX_TRIES = 5

type Outcome = { readonly account: AccountRow; readonly session: OpenSession } | { readonly refused: AuthRefusal }

/** Signs in the browser that started a PKCE flow: only it holds the verifier of the challenge. */
export async function grantByAuthCode(accounts: Accounts, body: unknown, client: Client): Promise<SessionAnswer> {
  const { auth_code: code, code_verifier: verifier } = readBody(pkceGrantBody, body)
  if (code === '' || verifier === '') throw new AuthRefusal(authErrors.pkce_missing)
  const outcome = await accounts.platform.db.transaction(async (tx): Promise<Outcome> => {
    const flow = await lockByAuthCode(tx, hashSecret(code))
    return flow
      ? await exchange(accounts, tx, { flow, verifier, client })
      : { refused: new AuthRefusal(authErrors.flow_not_found) }
  })
  if ('refused' in outcome) throw outcome.refused
  return await sessionAnswer(accounts, withSignInDates(outcome.account, accounts.platform.clock.nowMs()), outcome.session)
}

async function exchange(
  accounts: Accounts,
  tx: Queryable,
  { flow, verifier, client }: { readonly flow: FlowStateRow; readonly verifier: string; readonly client: Client },
): Promise<Outcome> {
  const nowMs = accounts.platform.clock.nowMs()
  // The lifetime counts from the issue of the code, not from sign-up, as the mail may be opened much later.
  if (nowMs - flow.code_issued_at.getTime() >= CODE_LIFETIME_MS) return { refused: new AuthRefusal(authErrors.flow_expired) }
  if (!answersChallenge({ challenge: flow.challenge, method: flow.challenge_method }, verifier)) {
    await (flow.tries + 1 >= MAX_TRIES ? deleteFlowState(tx, flow.id) : saveWrongVerifier(tx, flow.id))
    return { refused: new AuthRefusal(authErrors.bad_verifier) }
  }
  await deleteFlowState(tx, flow.id)
  const account = await lockAccount(tx, flow.user_id)
  if (!account) return { refused: new AuthRefusal(authErrors.flow_not_found) }
  if (isBanned(account, nowMs)) return { refused: new AuthRefusal(authErrors.banned_login) }
  await recordSignIn(accounts, tx, account, client)
  return { account, session: await openSession(accounts, tx, { userId: account.id, method: flow.kind, client }) }
}
