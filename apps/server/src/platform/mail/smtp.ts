import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/client-address.ts'
import { isPrivateHost } from '../private-host.ts'
import type { QueuedMail } from './outbox.ts'

/** The mail server's response: accepted, temporary failure, or permanent failure. `error` is a code, never the server's text. */
export type Handover = { kind: 'taken' } | { kind: 'later'; error: string } | { kind: 'never'; error: string }

export interface MailServer {
  send(mail: QueuedMail): Promise<Handover>
}

/** The maximum duration of a delivery including the response; shorter than a lease in the outbox. */
export const MAX_HANDOVER_MS = 60_000

/**
 * Connects to the mail server of `SMTP_URL`. TLS is used whenever the server offers it, and required with `smtps:`, outside
 * private networks, and if a password would be sent to another machine.
 */
export function connectMailServer(config: Config & { readonly smtpUrl: string }): MailServer {
  return { send: (mail) => send(config, mail) }
}

async function send(config: Config & { readonly smtpUrl: string }, mail: QueuedMail): Promise<Handover> {
  // One connection per mail: for the few mails a pool that must survive restarts is not worth it.
  const transport = createTransport({
    url: config.smtpUrl,
    requireTLS: needsTls(config),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    tls: { minVersion: 'TLSv1.2' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Handover>((resolve) => {
    timer = setTimeout(resolve, MAX_HANDOVER_MS, { kind: 'later', error: 'timeout' })
  })
  try {
    return await Promise.race([late, transport.sendMail(toMessage(config, mail)).then((): Handover => ({ kind: 'taken' }))])
  } catch (error) {
    return whyNot(error as SmtpError)
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

/** Returns whether TLS is required: mails contain sign-in links, and the connection may send a password. */
export function needsTls({ smtpUrl, allowsUnsafe }: Config & { readonly smtpUrl: string }): boolean {
  const { password, hostname } = new URL(smtpUrl)
  if (isLoopback(hostname)) return false
  return password !== '' || (!isPrivateHost(hostname) && !allowsUnsafe.has('plain-text'))
}

function toMessage(config: Config, mail: QueuedMail) {
  return {
    from: config.mailFrom,
    // As an object, so that a comma in the address cannot add a second recipient.
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same for every attempt, so that a mail program shows a mail delivered twice only once.
    messageId: `<${mail.id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
  }
}

/** Headers for the unsubscribe button of mail programs. One-click is offered only with https, as RFC 8058 requires. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  const header = { 'List-Unsubscribe': `<${url}>` }
  return url.startsWith('https:') ? { ...header, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : header
}

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

/**
 * Only a refusal of the recipient or the content is permanent. A refused sign-in or sender is a mistake in the settings: the
 * mail is sent after the operator has corrected it.
 */
function whyNot({ code, responseCode, command }: SmtpError): Handover {
  const error = String(responseCode ?? code ?? 'unknown')
  const isFinal = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return isFinal ? { kind: 'never', error } : { kind: 'later', error }
}
