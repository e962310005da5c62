/**
 * The mails of accounts, as plain text and as HTML with the same words.
 *
 * No name stands in them: it was typed by whoever signed up, perhaps with another person's address, and our mail
 * would carry their text to a stranger.
 */
import type { Language } from '@ankur/content'
import { fill, isLanguage } from '@ankur/content'
import { mails as english } from '@ankur/content/words/en/mails'
import { mails as hindi } from '@ankur/content/words/hi/mails'
import { mails as punjabi } from '@ankur/content/words/pa/mails'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Mail } from '../platform/mail/mailer.ts'

/** Every mail that accounts send. */
export const mailKinds = ['confirm_address', 'account_exists']

const words = { en: english, hi: hindi, pa: punjabi }

/** The language somebody chose at sign-up. */
export function mailLanguage(userMetadata: Readonly<Record<string, unknown>>): Language {
  const chosen = userMetadata['language']
  return isLanguage(chosen) ? chosen : 'en'
}

export function confirmAddressMail(to: string, language: Language, { link, code }: { link: string; code: string }): Mail {
  const say = words[language]
  const after = [say.confirm_lifetime, fill(say.confirm_code, { code }), say.confirm_not_you]
  const letter = { before: [say.confirm_welcome, say.confirm_why], link, button: say.confirm_button, after }
  return { kind: 'confirm_address', to, subject: say.confirm_subject, ...renderLetter(language, letter) }
}

export function accountExistsMail(to: string, language: Language, signInUrl: string): Mail {
  const say = words[language]
  const before = [say.account_exists_what, say.account_exists_sign_in]
  const letter = { before, link: signInUrl, button: say.account_exists_button, after: [say.account_exists_not_you] }
  return { kind: 'account_exists', to, subject: say.account_exists_subject, ...renderLetter(language, letter) }
}

interface Letter {
  readonly before: readonly string[]
  readonly link: string
  readonly button: string
  readonly after: readonly string[]
}

function renderLetter(language: Language, { before, link, button, after }: Letter): { text: string; html: string } {
  const { footer } = words[language]
  const text = [...before, link, ...after, footer].join('\n\n')
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  // The address is also shown: some mail programs keep links from being pressed, none keeps them from being copied.
  const html = `<!doctype html>
<html lang="${language}">
<body>
${paragraphs(before)}
<p><a href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>
<p>${escapeHtml(link)}</p>
${paragraphs(after)}
<hr>
<p>${escapeHtml(footer)}</p>
</body>
</html>
`
  return { text: `${text}\n`, html }
}
