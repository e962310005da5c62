import { expect, test } from 'vitest'
import type { Accounts } from '../accounts.ts'
import {
  DEVICES_HEADER,
  NEW_DEVICE_HEADER,
  deviceSince,
  isKnownNetwork,
  knownDevice,
  newDeviceToken,
  ownedSince,
} from './known-device.ts'
import { deriveSecrets } from '../keys/secrets.ts'

const nowMs = Date.parse('2026-03-14T09:00:00Z')
const platform = { clock: { nowMs: () => nowMs } }
const accounts = { secrets: deriveSecrets('a secret of this test, long enough'), platform } as unknown as Accounts
const email = 'asha@example.org'
const tokenFor = (whose: string) => newDeviceToken(accounts, whose)
const deviceNow = (site: Accounts, whose: string, header: string) => deviceSince(site, whose, header, new Date(nowMs))

test('a token names its device for its account and for no other', () => {
  const token = tokenFor(email)
  expect(token).toMatch(/^[A-Za-z0-9_-]{51}$/)
  const name = deviceNow(accounts, email, token)
  expect(name).toBe(Buffer.from(token, 'base64url').subarray(0, 16).toString('hex'))
  expect(deviceNow(accounts, 'bina@example.org', token)).toBeNull()
  const elsewhere = { secrets: deriveSecrets('another secret, also long enough') } as Accounts
  expect(deviceNow(elsewhere, email, token)).toBeNull()
  expect(tokenFor(email)).not.toBe(token)
})

test('a token from before the address was confirmed is not valid', () => {
  const token = tokenFor(email)
  expect(deviceSince(accounts, email, token, new Date(nowMs - 1))).not.toBeNull()
  expect(deviceSince(accounts, email, token, new Date(nowMs + 1))).toBeNull()
  const [begun, proven] = [new Date(nowMs), new Date(nowMs + 60_000)]
  expect(ownedSince({ created_at: begun, email_proven_at: null })).toBe(begun)
  expect(ownedSince({ created_at: begun, email_proven_at: proven })).toBe(proven)
})

test('a device is known by a token of after the proof of the address', async () => {
  const token = tokenFor(email)
  const queries: unknown[] = []
  const siteWith = (...rows: object[]) => {
    const query = async (_sql: string, values: unknown[]) => {
      queries.push(values)
      return rows
    }
    return { ...accounts, platform: { db: { query } } } as unknown as Accounts
  }
  const [before, after] = [new Date(nowMs - 1), new Date(nowMs + 1)]
  const name = deviceNow(accounts, email, token)
  expect(await knownDevice(siteWith({ created_at: before, email_proven_at: before }), email, token)).toBe(name)
  expect(await knownDevice(siteWith({ created_at: before, email_proven_at: null }), email, token)).toBe(name)
  expect(await knownDevice(siteWith({ created_at: before, email_proven_at: after }), email, token)).toBeNull()
  expect(await knownDevice(siteWith(), email, token)).toBeNull()
  expect(queries).toEqual([[email], [email], [email], [email]])
  expect(await knownDevice(siteWith({ created_at: before, email_proven_at: null }), 'bina@example.org', token)).toBeNull()
  expect(queries).toHaveLength(4)
})

test('the header names are fixed, because cached pages on phones use them', () => {
  expect([DEVICES_HEADER, NEW_DEVICE_HEADER]).toEqual(['x-ankur-devices', 'x-ankur-device'])
})

test('one valid token among five is enough, a sixth is ignored', () => {
  const token = tokenFor(email)
  const others = Array.from({ length: 4 }, (_, n) => tokenFor(`other${n}@example.org`))
  expect(deviceNow(accounts, email, [...others, ` ${token} `].join(','))).not.toBeNull()
  expect(deviceNow(accounts, email, [token, ...others, 'x'].join(', '))).not.toBeNull()
  expect(deviceNow(accounts, email, [...others, 'x', token].join(','))).toBeNull()
})

test('no bit of a token can be changed, and nothing else is one', () => {
  const bytes = Buffer.from(tokenFor(email), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3]! ^= 1 << (bit & 7)
    expect(deviceNow(accounts, email, changed.toString('base64url')), `bit ${bit}`).toBeNull()
  }
  for (const text of ['', ',', 'x', '%', bytes.subarray(0, 32).toString('base64url'), `${bytes.toString('base64url')}AA`]) {
    expect(deviceNow(accounts, email, text), text).toBeNull()
  }
})

test('a network is known where the account has a session, whatever the last part of its address', async () => {
  const rows = [{ ip: '198.51.100.1' }, { ip: '2001:db8:1:2::9' }]
  const queries: unknown[] = []
  const query = async (sql: string, values: unknown[]) => {
    queries.push(sql, values)
    return rows
  }
  const site = { ...accounts, platform: { db: { query } } } as unknown as Accounts
  expect(await isKnownNetwork(site, email, '198.51.100.1')).toBe(true)
  expect(await isKnownNetwork(site, email, '2001:db8:1:2::/64')).toBe(true)
  expect(await isKnownNetwork(site, email, '198.51.100.2')).toBe(false)
  expect(queries).toContainEqual([email])
})
