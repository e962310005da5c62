/** Model-based test of mail secrets: in any order of attempts each secret works as often as the model allows. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD, secretsOf, testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'

interface Model {
  /** All mails so far, oldest first; only the last one can work. */
  readonly mails: { link: string; code: string; sentAtMs: number }[]
  wrongTries: number
  isSpent: boolean
}

const MINUTE = 60_000

const step = fc.oneof(
  fc.record({ kind: fc.constant('mail' as const) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(3, 6, 11, 25 * 60) }),
  fc.record({ kind: fc.constant('wrong code' as const), times: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constantFrom('code' as const, 'link' as const),
    mail: fc.nat(2),
    callers: fc.integer({ min: 1, max: 4 }),
  }),
)

test('a link or code works once, if it is the latest, has not expired, and before too many wrong tries', async () => {
  await using site = await testAccounts()
  let accounts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const email = `parent${(accounts += 1)}@example.org`
      await site.ask('/signup', { body: { email, password: PASSWORD } })
      const model: Model = { mails: [await latestMail(site, email)], wrongTries: 0, isSpent: false }
      for (const each of steps) {
        if (each.kind === 'wait') site.platform.clock.advance(each.minutes * MINUTE)
        if (each.kind === 'mail') await mailAgain(site, email, model)
        if (each.kind === 'wrong code') await tryWrongCodes(site, { email, model, times: each.times })
        if (each.kind === 'code' || each.kind === 'link') await tryAtOnce(site, { ...each, email, model })
      }
    }),
    { seed: 7, numRuns: 25 },
  )
}, 60_000)

async function mailAgain(site: TestAccounts, email: string, model: Model): Promise<void> {
  await site.ask('/resend', { body: { type: 'signup', email } })
  const mail = await latestMail(site, email)
  // A confirmed address gets no further confirmation mail.
  expect(mail.link === model.mails.at(-1)?.link).toBe(model.isSpent)
  if (model.isSpent) return
  model.mails.push({ ...mail, sentAtMs: site.platform.clock.nowMs() })
  model.wrongTries = 0
}

async function tryWrongCodes(site: TestAccounts, { email, model, times }: { email: string; model: Model; times: number }) {
  for (let tried = 0; tried < times; tried += 1) {
    const { body } = await site.ask('/verify', { body: { type: 'signup', email, token: 'abcdef' } })
    expect(body.code).toBe('otp_expired')
    model.wrongTries += 1
  }
}

async function tryAtOnce(
  site: TestAccounts,
  { kind, mail, callers, email, model }: { kind: 'code' | 'link'; mail: number; callers: number; email: string; model: Model },
) {
  // 0 is the latest mail, 1 the one before it.
  const tried = model.mails.at(-1 - mail) ?? model.mails[0]!
  const body = kind === 'link' ? { type: 'signup', token_hash: tried.link } : { type: 'signup', email, token: tried.code }
  const answers = await Promise.all(Array.from({ length: callers }, () => site.ask('/verify', { body })))
  const ageMs = site.platform.clock.nowMs() - tried.sentAtMs
  const isLatest = tried === model.mails.at(-1)
  const isInTime = kind === 'link' ? ageMs < 24 * 60 * MINUTE : ageMs < 10 * MINUTE && model.wrongTries < 5
  const works = isLatest && isInTime && !model.isSpent
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(works ? 1 : 0)
  expect(answers.filter((answer) => answer.body.code === 'otp_expired')).toHaveLength(callers - (works ? 1 : 0))
  if (works) model.isSpent = true
  if (kind === 'code') model.wrongTries += callers
  // Trying an expired link uses it up.
  if (kind === 'link' && isLatest && !isInTime) model.wrongTries = 5
}

async function latestMail(site: TestAccounts, email: string) {
  const { token, code } = secretsOf((await site.mailsTo(email)).at(-1))
  return { link: token, code, sentAtMs: site.platform.clock.nowMs() }
}
