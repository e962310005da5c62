import type { Dictionary } from '../platform/language.tsx'
import { sentenceKey, type NoticeContent } from '../platform/frame/notices.ts'

/** An error of the accounts client; `status` 0 means that there was no response. */
export interface ClientError {
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | undefined
}

/** Our message for the provider's code in the chosen language, and its own message for the collapsed details. */
export function failureNotice(error: ClientError, notices: Dictionary['notices']): NoticeContent {
  if (!error.status) return { kind: 'error', title: 'error_title', text: 'unexpected', help: 'no_network_help' }
  const text = sentenceKey(`auth_${error.code ?? 'other'}`, notices, 'auth_other')
  return { kind: 'error', title: 'error_title', detail: error.message, text }
}

/** For thrown errors. Browsers throw a TypeError when the network is unreachable. */
export function thrownNotice(failure: unknown): NoticeContent {
  const help = failure instanceof TypeError ? 'no_network_help' : 'unexpected_help'
  return { kind: 'error', title: 'error_title', text: 'unexpected', help }
}

export const passwordsDiffer: NoticeContent = { kind: 'error', title: 'error_title', text: 'passwords_differ' }
