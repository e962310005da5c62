import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/client-address.ts'
import { isPrivateHost } from '../private-host.ts'
import type { QueuedMail } from './outbox.ts'

/** What the mail server said: taken, not now, or never. `error` is a code, never the server's words. */
export type Handover = { kind: 'taken' } | { kind: 'later'; error: string } | { kind: 'never'; error: string }

export interface MailServer {
  send(mail: QueuedMail): Promise<Handover>
}

/** The longest a handover may take, answer included; a lease in the outbox outlasts it. */
export const MAX_HANDOVER_MS = 60_000

/**
 * The mail server named by `SMTP_URL`. TLS is used whenever it offers it, and insisted on with `smtps:`, outside private
 * networks, and wherever a password would travel to another machine.
 */
export function connectMailServer(config: Config & { readonly smtpUrl: string }): MailServer {
  return { send: (mail) => send(config, mail) }
}

async function send(config: Config & { readonly smtpUrl: string }, mail: QueuedMail): Promise<Handover> {
  // One connection per mail: the few mails of this product do not earn a pool that must survive restarts.
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

/** Mail holds links that sign in, and a password may go with it: neither crosses a network that others may read. */
export function needsTls({ smtpUrl, allowsUnsafe }: Config & { readonly smtpUrl: string }): boolean {
  const { password, hostname } = new URL(smtpUrl)
  if (isLoopback(hostname)) return false
  return password !== '' || (!isPrivateHost(hostname) && !allowsUnsafe.has('plain-text'))
}

function toMessage(config: Config, mail: QueuedMail) {
  return {
    from: config.mailFrom,
    // As an object, so that a comma in the address cannot become a second reader.
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same for every try: a reader's mail program shows one mail even when it was handed over twice.
    messageId: `<${mail.id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
  }
}

/** The button of a mail program. One click is promised only where it cannot be listened to: RFC 8058 asks for https. */
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
 * Only a refusal of this reader or this text is final. A refused sign-in or sender is a mistake in the
 * settings: once an operator has put it right, the mail shall still go out.
 */
function whyNot({ code, responseCode, command }: SmtpError): Handover {
  const error = String(responseCode ?? code ?? 'unknown')
  const isFinal = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  return isFinal ? { kind: 'never', error } : { kind: 'later', error }
}
