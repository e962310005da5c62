import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import type { NoticeContent } from '../../platform/frame/notices.ts'
import { secondsToWait } from '../../platform/session/session.ts'
import { failureNotice, type ClientError } from '../auth-failure.ts'
import { passwordWords } from './password-words.ts'

/** Our sentences for codes that mean something of their own on a page. */
export type OwnSentences = Readonly<Record<string, string>>

const isSoonAgain = /after (\d+) seconds?/

/** As `failureNotice`, with sentences that only the pages of passwords say. */
export function usePasswordFailure(): (error: ClientError, own: OwnSentences) => NoticeContent {
  const { language, words } = useLanguage()
  const password = passwordWords.use()
  return (error, own) => {
    const seconds = error.status === 429 ? secondsToWait || Number(isSoonAgain.exec(error.message)?.[1] ?? 0) : 0
    const line = seconds > 0 ? waitLine(password, seconds) : own[error.code ?? '']
    if (!error.status || line === undefined) return failureNotice(error, words.notices)
    return { kind: 'error', said: error.message, own: { language, title: words.notices.error_title, lines: [line] } }
  }
}

/** A provider that says so only to addresses it knows: what was asked for is on its way already. */
export function wasSentBefore({ status, message }: ClientError): boolean {
  return status === 429 && isSoonAgain.test(message)
}

function waitLine(password: { wait_seconds: string; wait_minutes: string }, seconds: number): string {
  if (seconds <= 90) return fill(password.wait_seconds, { n: seconds })
  return fill(password.wait_minutes, { n: Math.ceil(seconds / 60) })
}
