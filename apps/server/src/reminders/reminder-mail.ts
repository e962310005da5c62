/** The reminder mail: without name, child, result or topic, because phones show mails on locked screens. */
import { addressIn, fill, type Language } from '@ankur/content'
import type { ReminderKind } from '@ankur/screening/reminder'
import type { Config } from '../platform/config.ts'
import { escapeHtml, messages } from '../platform/messages.ts'
import type { Mail } from '../platform/mail/outbox.ts'
import { unsubscribeToken } from './unsubscribe.ts'

interface Reader {
  readonly userId: string
  readonly email: string
  readonly language: Language
}

/** Returns one mail for all reminders due together; the kinds only decide its first line. */
export function reminderMail(config: Config, { userId, email, language }: Reader, kinds: readonly ReminderKind[]): Mail {
  const say = messages[language].reminderMails
  const open = new URL('/dashboard', config.publicUrl).href
  const stop = unsubscribeUrl(config, userId, language)
  const what = kinds.includes('follow_up') ? say.unfinished : say.date_has_come
  const text = [say.asked, what, fill(say.open, { link: open }), say.why, fill(say.stop, { link: stop })].join('\n\n')
  const link = (url: string, label: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
  const html = `<!doctype html>
<html lang="${language}">
<body>
<p>${escapeHtml(say.asked)}</p>
<p>${escapeHtml(what)}</p>
<p>${link(open, say.open_button)}</p>
<hr>
<p>${escapeHtml(say.why)}</p>
<p>${link(stop, say.stop_button)}</p>
</body>
</html>
`
  return { kind: 'reminder', to: email, subject: say.subject, text: `${text}\n`, html, unsubscribeUrl: stop }
}

function unsubscribeUrl(config: Config, userId: string, language: Language): string {
  const path = addressIn('/unsubscribe', language)
  return new URL(`${path}?token=${unsubscribeToken(config, userId)}`, config.publicUrl).href
}
