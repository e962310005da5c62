import { escapeHtml } from '../messages.ts'

export interface StoredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly keptAt: Date
  readonly attachments: readonly { readonly filename: string; readonly contentType: string; readonly size: number }[]
}

/** The page's only style; its hash is part of the page's Content-Security-Policy. */
export const mailboxStyle = `
  body { margin: 2rem auto; max-inline-size: 46rem; padding-inline: 1rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #1d2b2a; background: #fbfaf7; }
  article { margin-block: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #8a9a97; border-radius: .5rem; background: #fff; }
  h2 { margin: 0; font-size: 1.25rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { color: #0b5c57; }
  a:focus-visible { outline: 3px solid #0b5c57; outline-offset: 2px; }
`

/** Renders the mailbox as a page without script: each mail's plain text with clickable links. */
export function renderMailbox(mails: readonly StoredMail[], to: string | undefined): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox of this computer: Ankur</title>
<style>${mailboxStyle}</style>
</head>
<body>
<main>
<h1>Mailbox of this computer</h1>
<p>No mail server is set, so mail stays here and is not sent. ${count}${to === undefined ? '' : ` to ${escapeHtml(to)}`}, newest first.</p>
${mails.map(renderMail).join('\n')}
</main>
</body>
</html>`
}

function renderMail(mail: StoredMail): string {
  const attachments = mail.attachments.map(
    ({ filename, size }, position) =>
      `<li><a href="/dev/mailbox/${mail.id}/attachments/${position}">${escapeHtml(filename)}</a> (${size} bytes)</li>`,
  )
  return `<article aria-labelledby="mail-${mail.id}">
<h2 id="mail-${mail.id}">${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time>${mail.keptAt.toISOString()}</time></p>
<pre>${withLinks(mail.text)}</pre>
${attachments.length > 0 ? `<ul>${attachments.join('')}</ul>` : ''}
</article>`
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')
}
