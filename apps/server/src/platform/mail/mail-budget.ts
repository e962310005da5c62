import { InvalidSettings } from '../config.ts'
import type { LimitRule } from '../rate-limit.ts'

const USUAL_MAILS_PER_HOUR = 120
const PARAMETER = 'mails_per_hour'

/**
 * How many mails the mail server is given in an hour, over all our processes: a provider that gets more takes us
 * for a spammer. The operator's own number stands in the address: `smtps://mail.example.org?mails_per_hour=500`.
 */
export function mailBudget(smtpUrl: string): LimitRule {
  const asked = new URL(smtpUrl).searchParams.get(PARAMETER) ?? String(USUAL_MAILS_PER_HOUR)
  if (!/^[1-9]\d{0,5}$/.test(asked)) {
    throw new InvalidSettings([`SMTP_URL must give ${PARAMETER} as a whole number from 1 to 999999.`])
  }
  return { name: 'mail', points: Number(asked), durationSeconds: 60 * 60 }
}
