/** Ten codes for the day on which the phone with the app is lost; each signs in once in the place of a code of the app. */
import { randomInt } from 'node:crypto'
import type { Accounts } from '../accounts.ts'
import { mac } from '../keys/secrets.ts'

const COUNT = 10
/** No letters that are taken for others when they are written by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** About 50 bits each, in two groups of five. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`)
}

export function recoveryCodeMac({ secrets }: Accounts, userId: string, typed: string): Buffer {
  return mac(secrets.recoveryCodes, userId, typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
