import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import type { NoticeContent } from '../../platform/frame/notices.ts'
import { secondsToWait } from '../../platform/session/auth-fetch.ts'
import { failureNotice, type ClientError } from '../auth-failure.ts'
import { messagesOf } from '../../platform/messages.ts'

const passwordWords = messagesOf('accounts/password', 'password')

/** Our messages for codes with a special meaning on a page. */
export type OwnSentences = Readonly<Record<string, string>>

const isSoonAgain = /after (\d+) seconds?/

/** Like `failureNotice`, with messages that only the password pages have. */
export function usePasswordFailure(): (error: ClientError, own: OwnSentences) => NoticeContent {
  const { language, words } = useLanguage()
  const password = passwordWords.use()
  return (error, own) => {
    const seconds = error.status === 429 ? secondsToWait || Number(isSoonAgain.exec(error.message)?.[1] ?? 0) : 0
    const line = seconds > 0 ? waitLine(password, seconds) : own[error.code ?? '']
    if (!error.status || line === undefined) return failureNotice(error, words.notices)
    return { kind: 'error', detail: error.message, own: { language, title: words.notices.error_title, lines: [line] } }
  }
}

/** A provider that reports this only for known addresses: the requested mail was already sent. */
export function wasSentBefore({ status, message }: ClientError): boolean {
  return status === 429 && isSoonAgain.test(message)
}

function waitLine(password: { wait_seconds: string; wait_minutes: string }, seconds: number): string {
  if (seconds <= 90) return fill(password.wait_seconds, { n: seconds })
  return fill(password.wait_minutes, { n: Math.ceil(seconds / 60) })
}
