import type { SessionAnswer } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import type { Client } from '../client.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { readBody, textField } from '../http/json-body.ts'
import { hashSecret } from '../mail/mail-secrets.ts'
import { recordSignIn } from './record-sign-in.ts'
import { openSession, sessionAnswer, withSignInDates } from './open-session.ts'
import type { OpenSession } from './open-session.ts'
import { answersChallenge } from './pkce.ts'
import { lockAccount } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteFlowState, lockByAuthCode, saveWrongVerifier } from '../store/flow-states.ts'
import type { FlowStateRow } from '../store/flow-states.ts'
import { isBanned } from '../change/user-object.ts'

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
