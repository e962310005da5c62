/** Families whose rows are sealed but whose key is missing: after a restore without the backup of the keys, or by mistake. */
import type { FastifyInstance } from 'fastify'
import type { AdminCommand, Platform } from '../platform.ts'
import type { Queryable } from '../db/database.ts'

const MAX_NAMED = 20

/** Logs at startup which families' data cannot be decrypted. The server still runs, and does not overwrite that data. */
export function reportLostKeys(app: FastifyInstance, { db, log }: Platform): void {
  app.addHook('onListen', async () => {
    const lost = await familiesWithoutKey(db).catch(() => [])
    if (lost.length === 0) return
    log.error(
      { families: lost.length, accounts: lost.slice(0, MAX_NAMED) },
      'The keys of some families are missing and their data cannot be decrypted: restore the backup of the keys (npm run admin -- families lost)',
    )
  })
}

export const lostKeysCommand: AdminCommand = {
  usage: ['families lost   (whose key is missing)'],
  read([verb, ...surplus]) {
    if (verb !== 'lost' || surplus.length > 0) return null
    return async ({ db }) => {
      const lost = await familiesWithoutKey(db)
      return lost.length === 0
        ? 'The key of every family is there.'
        : [`${lost.length} families cannot be read:`, ...lost].join('\n')
    }
  },
}

async function familiesWithoutKey(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(
    `select user_id from (
       select user_id from assessments where sealed_facts is not null or sealed_steps is not null
       union select user_id from children where sealed is not null
       union select user_id from model_texts where sealed is not null
       union select user_id from projects where sealed_name is not null) as sealed
     where not exists (select from family_keys where family_keys.user_id = sealed.user_id) order by user_id`,
  )
  return rows.map(({ user_id }) => user_id)
}
