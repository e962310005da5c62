import { authErrors } from '@ankur/accounts'
import type { Accounts } from '../accounts.ts'
import { queueAlarm } from '../mail/alarm.ts'
import type { SignedIn } from '../session/bearer.ts'
import { lockSignedIn } from '../session/sessions.ts'
import type { Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { recordEvent } from '../store/account-events.ts'
import { deleteFactor, loadFactors, lockFactor, lowerSessions, replaceRecoveryCodes } from '../store/factors.ts'
import { readFactorId } from './verify-factor.ts'

export async function removeFactor(accounts: Accounts, signedIn: SignedIn, typedId: string, client: Client): Promise<object> {
  const factorId = readFactorId(typedId)
  const { clock, db } = accounts.platform
  const userId = signedIn.account.id
  await db.transaction(async (tx) => {
    await lockSignedIn(tx, signedIn)
    const factor = await lockFactor(tx, userId, factorId)
    if (!factor) throw new AuthRefusal(authErrors.factor_not_found)
    if (factor.status === 'verified' && signedIn.session.aal !== 'aal2') throw new AuthRefusal(authErrors.aal2_to_unenroll)
    await deleteFactor(tx, factorId)
    if (factor.status !== 'verified') return
    if (!(await loadFactors(tx, userId)).some(({ status }) => status === 'verified')) {
      await lowerSessions(tx, userId)
      await replaceRecoveryCodes(tx, userId, [], new Date(clock.nowMs()))
    }
    await recordEvent(accounts, tx, 'factor_removed', userId, client)
    await queueAlarm(accounts, tx, signedIn.account, { what: 'factor_removed', client })
  })
  return { id: factorId }
}
