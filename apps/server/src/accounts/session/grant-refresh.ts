import type { Exchange, SessionAnswer } from '@ankur/accounts'
import { authErrors, decideExchange, livingSince } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import { toNetwork } from '../../platform/http/client-address.ts'
import type { Accounts } from '../accounts.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { openRefreshToken } from '../keys/refresh-token.ts'
import { takeFromLimit, waitForLimit } from '../limits.ts'
import { queueAlarm } from '../mail/alarm.ts'
import { recordEvent } from '../store/account-events.ts'
import { sessionAnswer } from './sessions.ts'
import { lockSession } from '../store/accounts.ts'
import type { AccountRow, SessionColumns } from '../store/accounts.ts'
import { deleteSession, saveRefresh, saveRepeat } from '../store/sessions.ts'
import { isBanned } from '../change/user-object.ts'

const refreshGrantBody = z.object({ refresh_token: textField() })

type SessionRow = AccountRow & SessionColumns

interface PresentedToken {
  readonly sessionId: string
  readonly counter: number
}

type Outcome = { readonly row: SessionRow; readonly counter: number } | { readonly refused: AuthRefusal }

/** Exchanges a refresh token for the next one; see `decideExchange` for the handling of old tokens. */
export async function grantByRefreshToken(accounts: Accounts, body: unknown, client: Client): Promise<SessionAnswer> {
  const { refresh_token: token } = readBody(refreshGrantBody, body)
  const outcome = await refresh(accounts, token, client)
  if ('refused' in outcome) throw outcome.refused
  const { row, counter } = outcome
  return await sessionAnswer(accounts, row, { id: row.session_id, counter, aal: row.aal, amr: row.amr })
}

async function refresh(accounts: Accounts, token: string, client: Client): Promise<Outcome> {
  const opened = openRefreshToken(accounts.secrets, token)
  if (opened.kind !== 'ours') {
    await takeFromLimit(accounts, 'failedRefreshes', client.network)
    return { refused: new AuthRefusal(opened.kind === 'malformed' ? authErrors.refresh_malformed : authErrors.refresh_unknown) }
  }
  // Not 429, on which a client drops its session: reloading a page repeatedly on a weak signal is legitimate.
  await waitForLimit(accounts, 'sessionRefreshes', opened.sessionId)
  const advanced = await advance(accounts, opened, client)
  if (advanced) return advanced
  try {
    // A refusal is returned here, not thrown: its changes to the session must be committed, not rolled back.
    return await accounts.platform.db.transaction((tx) => exchange(accounts, tx, { presented: opened, client }))
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) throw new AuthRefusal(authErrors.refresh_conflict)
    throw error
  }
}

/**
 * Handles the usual case in one statement: the current token of a valid session, presented once. Otherwise, or if the
 * session is locked, it changes nothing, and `exchange` decides under the lock.
 */
async function advance(accounts: Accounts, presented: PresentedToken, client: Client): Promise<Outcome | null> {
  const nowMs = accounts.platform.clock.nowMs()
  const { createdAfterMs, refreshedAfterMs } = livingSince(nowMs)
  const row = await accounts.advance({
    sessionId: presented.sessionId,
    counter: presented.counter,
    at: new Date(nowMs),
    createdAfter: new Date(createdAfterMs),
    refreshedAfter: new Date(refreshedAfterMs),
    userAgent: client.userAgent,
    ip: client.ip,
  })
  return row && { row, counter: row.counter }
}

const LOCK_NOT_AVAILABLE = '55P03'

async function exchange(
  accounts: Accounts,
  tx: Queryable,
  { presented, client }: { readonly presented: PresentedToken; readonly client: Client },
): Promise<Outcome> {
  await tx.query(`SET LOCAL lock_timeout = '5s'`)
  const row = await lockSession(tx, presented.sessionId)
  if (!row) return { refused: new AuthRefusal(authErrors.refresh_unknown) }
  const nowMs = accounts.platform.clock.nowMs()
  if (isBanned(row, nowMs)) return { refused: new AuthRefusal(authErrors.refresh_banned) }
  const { counter, floor } = row
  const times = { createdAtMs: row.session_created_at.getTime(), refreshedAtMs: row.refreshed_at.getTime() }
  const isSameNetwork = row.session_ip !== null && toNetwork(row.session_ip) === client.network
  const shown = { counter: presented.counter, isSameNetwork }
  const decision = decideExchange(shown, { counter, floor, repeats: row.repeats, ...times }, nowMs)
  return await carryOut(accounts, tx, { decision, row, client })
}

async function carryOut(
  accounts: Accounts,
  tx: Queryable,
  { decision, row, client }: { readonly decision: Exchange; readonly row: SessionRow; readonly client: Client },
): Promise<Outcome> {
  switch (decision.kind) {
    case 'advance': {
      const at = new Date(accounts.platform.clock.nowMs())
      await saveRefresh(tx, row.session_id, { counter: decision.counter, at, userAgent: client.userAgent, ip: client.ip })
      return { row, counter: decision.counter }
    }
    case 'repeat':
      // `refreshed_at` stays: otherwise an old token could extend its own grace period for ever.
      await saveRepeat(tx, row.session_id)
      return { row, counter: decision.counter }
    case 'revoke':
      await deleteSession(tx, row.session_id)
      await recordEvent(accounts, tx, 'refresh_token_reused', row.id, client)
      await queueAlarm(accounts, tx, row, { what: 'token_reused', client })
      return { refused: new AuthRefusal(authErrors.refresh_used) }
    case 'refuse':
      return { refused: new AuthRefusal(authErrors.refresh_used) }
    case 'unknown':
      return { refused: new AuthRefusal(authErrors.refresh_unknown) }
    case 'expired':
      return { refused: new AuthRefusal(decision.cause === 'idle' ? authErrors.session_idle : authErrors.session_aged) }
  }
}
