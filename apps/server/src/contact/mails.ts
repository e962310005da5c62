/**
 * The two mails of a message: one to whoever answers, one back to the sender.
 *
 * The sender's address may be somebody else's. So the copy's subject and first lines are ours, no name stands in it, and
 * what was typed comes as a quotation, as plain text without live links.
 */
import { fill, type Language } from '@ankur/content'
import type { ContactMessage } from '@ankur/content/contact/message'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Mail } from '../platform/mail/mailer.ts'
import { messages } from '../platform/messages.ts'

/** In English, for the operator: everything that was typed, and an answer goes to the sender. */
export function operatorMail(to: string, reference: string, message: ContactMessage): Mail {
  const { firstName, lastName, email, subject, language = 'en' } = message
  const before = [
    `Reference: ${reference}`,
    `From: ${firstName} ${lastName} <${email}>`,
    `Subject: ${subject}`,
    `Language of the page: ${language}`,
  ]
  const after = [`Reply to this mail to reach the sender. Once that is done: npm run admin -- contact done ${reference}`]
  return {
    kind: 'contact_message',
    to,
    replyTo: email,
    subject: `Message to Ankur (${reference}): ${subject}`,
    ...renderLetter('en', { before, quoted: [message.message], after }),
  }
}

/** In the language of the page, for the sender. */
export function copyMail(reference: string, { email, subject, message, language = 'en' }: ContactMessage): Mail {
  const say = messages[language].contactMails
  const before = [say.copy_what, fill(say.copy_reference, { reference }), say.copy_quote]
  const after = [say.copy_kept, say.copy_not_you, say.copy_footer]
  return {
    kind: 'contact_copy',
    to: email,
    subject: fill(say.copy_subject, { reference }),
    ...renderLetter(language, { before, quoted: [subject, message], after }),
  }
}

interface Letter {
  readonly before: readonly string[]
  readonly quoted: readonly string[]
  readonly after: readonly string[]
}

function renderLetter(language: Language, { before, quoted, after }: Letter): { text: string; html: string } {
  const quotation = quoted.join('\n\n')
  const text = [...before, quotation.replace(/^/gm, '> '), ...after].join('\n\n')
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  const html = `<!doctype html>
<html lang="${language}">
<body>
${paragraphs(before)}
<blockquote>${escapeHtml(quotation).replaceAll('\n', '<br>\n')}</blockquote>
${paragraphs(after)}
</body>
</html>
`
  return { text: `${text}\n`, html }
}
