import type { Language } from '@ankur/content'
import type { Paper } from '@ankur/screening/report/document'
import { paperText } from '@ankur/screening/report/paper-text'
import { escapeHtml, messages } from '../platform/messages.ts'
import type { Mail } from '../platform/mail/outbox.ts'

interface ReportFile {
  readonly content: Buffer
  readonly fileName: string
  readonly paper: Paper
}

/** Phones find long numbers in a mail by themselves, but not these. */
const helplines = /\b(?:112|108|14416)\b/g

/** The family's page as text, and both pages as a file. The subject is neutral. */
export function reportMail(to: string, language: Language, { content, fileName, paper }: ReportFile): Mail {
  const say = messages[language].reportMails
  const [family] = paper.pages
  if (!family) throw new Error('a report without a page')
  const text = [say.report_mail_why, say.report_mail_file, paperText(family), say.report_mail_not_you].join('\n\n')
  return {
    kind: 'report',
    to,
    subject: say.report_mail_subject,
    text: `${text}\n`,
    html: toHtml(text, language),
    attachments: [{ filename: fileName, contentType: 'application/pdf', content }],
  }
}

function toHtml(text: string, language: Language): string {
  const paragraphs = text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part).replace(helplines, '<a href="tel:$&">$&</a>').replaceAll('\n', '<br>\n')}</p>`)
  return `<!doctype html>\n<html lang="${language}">\n<body>\n${paragraphs.join('\n')}\n</body>\n</html>\n`
}
