/**
 * The two mails of a message: one to the operator, one copy to the sender.
 *
 * The sender's address may be somebody else's. The copy therefore has a fixed subject and first lines and no name, and quotes
 * the message as plain text without clickable links.
 */
import { fill, type Language } from '@ankur/content'
import type { ContactMessage } from '@ankur/content/contact/message'
import { escapeHtml, messages } from '../platform/messages.ts'
import type { Mail } from '../platform/mail/outbox.ts'

/** The mail to the operator, in English, with the whole message; replies go to the sender. */
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

/** The copy to the sender, in the language of the page. */
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
