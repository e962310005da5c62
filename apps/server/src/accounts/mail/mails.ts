/**
 * The mails of accounts, as plain text and as HTML with the same words.
 *
 * They contain no name: somebody may have signed up with another person's address, and a mail with the name would deliver
 * their text to a stranger.
 */
import type { Language } from '@ankur/content'
import { fill, isLanguage } from '@ankur/content'
import { escapeHtml, messages } from '../../platform/messages.ts'
import type { Mail } from '../../platform/mail/outbox.ts'

/** The mail to the requested new address of an account. */
export const newAddressKind = 'new_address'

/** All kinds of mail that accounts send. */
export const mailKinds = [
  'confirm_address',
  'account_exists',
  'recovery',
  'reauthentication',
  'password_changed',
  newAddressKind,
  'old_address',
  'address_changed',
  'alarm',
  'sign_in_code',
  'silent_account',
]

/** Returns the language chosen at sign-up, or English. */
export function mailLanguage(userMetadata: Readonly<Record<string, unknown>>): Language {
  const chosen = userMetadata['language']
  return isLanguage(chosen) ? chosen : 'en'
}

export function confirmAddressMail(to: string, language: Language, { link, code }: { link: string; code: string }): Mail {
  const say = messages[language].mails
  const after = [say.confirm_lifetime, fill(say.confirm_code, { code }), say.confirm_not_you]
  const letter = { before: [say.confirm_welcome, say.confirm_why], link, button: say.confirm_button, after }
  return { kind: 'confirm_address', to, subject: say.confirm_subject, ...renderLetter(language, letter) }
}

export function accountExistsMail(to: string, language: Language, signInUrl: string): Mail {
  const say = messages[language].mails
  const before = [say.account_exists_what, say.account_exists_sign_in]
  const letter = { before, link: signInUrl, button: say.account_exists_button, after: [say.account_exists_not_you] }
  return { kind: 'account_exists', to, subject: say.account_exists_subject, ...renderLetter(language, letter) }
}

/** Warns a user who has not signed in for two years that the account will be erased unless they sign in. */
export function silentAccountMail(to: string, language: Language, signInUrl: string): Mail {
  const say = messages[language].mails
  const letter = {
    before: [say.silent_what, say.silent_when, say.silent_keep],
    link: signInUrl,
    button: say.account_exists_button,
    after: [say.silent_let_go],
  }
  return { kind: 'silent_account', to, subject: say.silent_subject, ...renderLetter(language, letter) }
}

export function recoveryMail(to: string, language: Language, { link, code }: { link: string; code: string }): Mail {
  const say = messages[language].mails
  const after = [say.recovery_lifetime, fill(say.confirm_code, { code }), say.recovery_not_you]
  const letter = { before: [say.recovery_what, say.recovery_how], link, button: say.recovery_button, after }
  return { kind: 'recovery', to, subject: say.recovery_subject, ...renderLetter(language, letter) }
}

export function reauthenticationMail(
  to: string,
  language: Language,
  { code, forgotUrl }: { code: string; forgotUrl: string },
): Mail {
  const say = messages[language].mails
  const before = [say.reauthentication_what, fill(say.confirm_code, { code }), say.new_password_not_you]
  const letter = { before, link: forgotUrl, button: say.recovery_button, after: [] }
  return { kind: 'reauthentication', to, subject: say.reauthentication_subject, ...renderLetter(language, letter) }
}

export function signInCodeMail(to: string, language: Language, { link, code }: { link: string; code: string }): Mail {
  const say = messages[language].signInMails
  const before = [say.what, fill(say.code, { code }), say.or_link]
  const letter = { before, link, button: say.button, after: [say.lifetime, say.not_you] }
  return { kind: 'sign_in_code', to, subject: say.subject, ...renderLetter(language, letter) }
}

export function passwordChangedMail(to: string, language: Language, forgotUrl: string): Mail {
  const say = messages[language].mails
  const before = [say.password_changed_what, say.new_password_not_you]
  const letter = { before, link: forgotUrl, button: say.recovery_button, after: [] }
  return { kind: 'password_changed', to, subject: say.password_changed_subject, ...renderLetter(language, letter) }
}

export function newAddressMail(to: string, language: Language, { link, code }: { link: string; code: string }): Mail {
  const say = messages[language].mails
  const after = [say.confirm_lifetime, fill(say.confirm_code, { code }), say.new_address_not_you]
  const letter = { before: [say.new_address_what, say.new_address_how], link, button: say.confirm_button, after }
  return { kind: newAddressKind, to, subject: say.new_address_subject, ...renderLetter(language, letter) }
}

export function oldAddressMail(
  to: string,
  language: Language,
  { link, code, newEmail }: { link: string; code: string; newEmail: string },
): Mail {
  const say = messages[language].mails
  const after = [say.confirm_lifetime, fill(say.confirm_code, { code }), say.old_address_not_you]
  const before = [fill(say.old_address_what, { address: newEmail }), say.old_address_how]
  const letter = { before, link, button: say.old_address_button, after }
  return { kind: 'old_address', to, subject: say.old_address_subject, ...renderLetter(language, letter) }
}

export function addressChangedMail(to: string, language: Language, newEmail: string, contactUrl: string): Mail {
  const say = messages[language].mails
  const before = [fill(say.address_changed_what, { address: newEmail }), say.address_changed_not_you]
  const letter = { before, link: contactUrl, button: say.address_changed_button, after: [] }
  return { kind: 'address_changed', to, subject: say.address_changed_subject, ...renderLetter(language, letter) }
}

interface Letter {
  readonly before: readonly string[]
  readonly link: string
  readonly button: string
  readonly after: readonly string[]
}

/** Renders a mail as plain text and as HTML. */
export function renderLetter(language: Language, { before, link, button, after }: Letter): { text: string; html: string } {
  const { footer } = messages[language].mails
  const text = [...before, link, ...after, footer].join('\n\n')
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  // The URL is also shown as text: some mail programs block links, but users can still copy it.
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
