/** `npm run admin -- secret replace`: another `AUTH_SECRET` for the same data, if the old one may have leaked. */
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resealFactors } from './accounts/index.ts'
import type { AdminCommand, AdminTools } from './platform/platform.ts'
import { SHORT_LIVED } from './platform/db/backup/back-up-tables.ts'
import { SERVER_NAME } from './platform/db/connection.ts'
import type { Queryable } from './platform/db/database.ts'
import { rewrapKeys } from './platform/family-keys/index.ts'

interface Secrets {
  readonly from: string
  readonly to: string
}

export const secretCommand: AdminCommand = {
  usage: ['secret replace   (every server is stopped; NEXT_AUTH_SECRET is the new one)'],
  read([verb, ...surplus]) {
    return verb === 'replace' && surplus.length === 0 ? replace : null
  },
}

async function replace({ settings, db, secret }: AdminTools): Promise<string> {
  const { nextAuthSecret: to, authSecret, dataDir } = settings
  if (to === null) throw new Error('Set NEXT_AUTH_SECRET to the new secret, for example the output of openssl rand -base64 48.')
  const from = await secret()
  if (from === to) throw new Error('NEXT_AUTH_SECRET is the current secret.')
  // Stored beside the old one first: the new one is not lost if a later step fails.
  if (authSecret === null) await writeFile(join(dataDir, 'secret.next'), to, { mode: 0o600, flush: true })
  const { rewrapped, lost, recoveryCodesOf } = await db.transaction((tx) => replaceSecret(tx, { from, to }))
  if (authSecret === null) await rename(join(dataDir, 'secret.next'), join(dataDir, 'secret'))
  return [
    `The keys of ${rewrapped} families are wrapped with the new secret.`,
    ...(lost > 0 ? [`${lost} keys were not wrapped with the old secret and stay unchanged.`] : []),
    ...(recoveryCodesOf > 0 ? [`${recoveryCodesOf} families must generate new recovery codes.`] : []),
    authSecret === null ? 'Start Ankur again.' : 'Start every server with AUTH_SECRET set to the new one.',
    'Everybody must sign in again. Make a backup now and delete older ones: they need the old secret.',
  ].join('\n')
}

/** Replaces the secret in the caller's transaction. Everything signed or counted with the old secret becomes invalid, as after a restore. */
export async function replaceSecret(tx: Queryable, secrets: Secrets) {
  await refuseRunningServer(tx)
  const { rewrapped, lost } = await rewrapKeys(tx, secrets)
  if (rewrapped === 0 && lost > 0) {
    throw new Error('No key of a family opens with this secret: set AUTH_SECRET to the one that this data was created with.')
  }
  const { recoveryCodesOf } = await resealFactors(tx, secrets)
  // Queued mails contain links and codes that become invalid here.
  await tx.query("delete from outbox where state = 'queued' and id in (select mail_id from one_time_tokens)")
  for (const table of SHORT_LIVED) await tx.query(`delete from ${table}`)
  return { rewrapped, lost, recoveryCodesOf }
}

async function refuseRunningServer(tx: Queryable): Promise<void> {
  const running = await tx.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [SERVER_NAME],
  )
  if (running.length > 0) throw new Error('Ankur is running on this database: stop every server first.')
}
