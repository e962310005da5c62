import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config, Settings } from './config.ts'

/** Completes the settings: without `AUTH_SECRET`, this computer's own secret is read or generated. */
export async function withAuthSecret(settings: Settings): Promise<Config> {
  return Object.freeze({ ...settings, authSecret: settings.authSecret ?? (await ownSecret(settings.dataDir)) })
}

async function ownSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  return (await readSecret(file)) ?? (await generateSecret(file))
}

async function generateSecret(file: string): Promise<string> {
  // Written to a temporary file and hard-linked into place: a reader never sees a partial secret, and if two processes
  // start together only one succeeds. A rename would let the second replace the first.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const secret = await readSecret(file)
  if (!secret) throw new Error(`The secret in ${file} cannot be read.`)
  return secret
}

async function readSecret(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim()
    // A new secret would make every stored signing key unreadable, so the operator must decide what to do with a damaged file.
    if (secret.length < 32) throw new Error(`The secret in ${file} is damaged. Restore the file from a backup.`)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
