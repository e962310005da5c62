/** Notices: what happened, at the top of main. One may be left for the next page of the app. */
import type { Dictionary } from '../dictionary.ts'

type NoticeKey = keyof Dictionary['notices']

export interface NoticeContent {
  readonly kind: 'error' | 'success' | 'info'
  readonly title?: NoticeKey
  /** Words of the accounts provider as they came, always English: folded below our own sentence. */
  readonly said?: string
  readonly text?: NoticeKey
  readonly help?: NoticeKey
  /** Whole sentences of a part whose words the next page does not load; title first. */
  readonly own?: { readonly language: string; readonly title: string; readonly lines: readonly string[] }
}

let waiting: NoticeContent | null = null

/** Leaves a notice for the page that the next client navigation opens. */
export function leaveNotice(notice: NoticeContent): void {
  waiting = notice
}

/** Takes the notice that was left, if any; it is shown once. */
export function takeNotice(): NoticeContent | null {
  const notice = waiting
  waiting = null
  return notice
}

/** The sentence for a code of our server or of the accounts provider; an unknown code has a general one. */
export function sentenceKey(code: string, notices: Dictionary['notices'], otherwise: NoticeKey): NoticeKey {
  return Object.hasOwn(notices, code) ? (code as NoticeKey) : otherwise
}
