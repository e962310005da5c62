/** Notices at the top of main: what happened. A notice may be left for the next page of the app. */
import type { Dictionary } from '../language.tsx'

type NoticeKey = keyof Dictionary['notices']

export interface NoticeContent {
  readonly kind: 'error' | 'success' | 'info'
  readonly title?: NoticeKey
  /** The original message of the accounts provider, always English: collapsed below our own sentence. */
  readonly detail?: string
  readonly text?: NoticeKey
  readonly help?: NoticeKey
  /** Complete text of a part whose dictionary the next page does not load; title first. */
  readonly own?: { readonly language: string; readonly title: string; readonly lines: readonly string[] }
}

let waiting: NoticeContent | null = null

/** Stores a notice for the page opened by the next client navigation. */
export function storeNotice(notice: NoticeContent): void {
  waiting = notice
}

/** Reads and removes the stored notice, if any. */
export function takeNotice(): NoticeContent | null {
  const notice = waiting
  waiting = null
  return notice
}

/** The dictionary key for an error code of our server or the accounts provider; unknown codes get a general one. */
export function sentenceKey(code: string, notices: Dictionary['notices'], otherwise: NoticeKey): NoticeKey {
  return Object.hasOwn(notices, code) ? (code as NoticeKey) : otherwise
}
