import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface MailServerAnswers {
  readonly refuse?: () => number | null
  readonly refuseReader?: () => number | null
  readonly certificate?: 'its own'
}

export interface ReceivedMail {
  readonly to: string[]
  readonly mail: Email
}

/** A real SMTP server that can simulate failures. `refuse` returns its response to a mail's content, `refuseReader` to its recipient. */
export async function mailServer(answers: MailServerAnswers = {}) {
  const taken: { to: string[]; raw: Buffer }[] = []
  const server = new SMTPServer({
    authOptional: true,
    // The library's certificate is self-signed.
    disabledCommands: answers.certificate ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(failure(answers.refuseReader?.())),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const failed = failure(answers.refuse?.())
        if (failed) return done(failed)
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const read = () =>
    Promise.all(taken.map(async ({ to, raw }): Promise<ReceivedMail> => ({ to, mail: await PostalMime.parse(raw) })))
  return { taken, read, url, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

function failure(responseCode: number | null | undefined): Error | null {
  return responseCode ? Object.assign(new Error('asha@example.org is not wanted'), { responseCode }) : null
}
