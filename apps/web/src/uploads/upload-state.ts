/** The steps of an upload as a reducer: the next state follows from the current one and an event. */
import type { Upload } from '@ankur/uploads'
import type { ChosenVideo } from './read-video.ts'
import type { SendingState } from './send-video.ts'

export type UploadStep =
  | {
      readonly at: 'choosing'
      readonly chosen: ChosenVideo | null
      readonly isLooking: boolean
      readonly notice: UploadNotice | null
    }
  | { readonly at: 'sending'; readonly state: SendingState | 'paused'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly at: 'done'; readonly upload: Upload; readonly isNew: boolean }

/** What became of the last try: a code of the server, or how a cancelling went. */
export type UploadNotice = { readonly failed: string } | { readonly cancelled: 'now' | 'later' }

export type UploadEvent =
  | { readonly kind: 'reading' }
  | { readonly kind: 'chosen'; readonly video: ChosenVideo }
  | { readonly kind: 'started'; readonly totalBytes: number }
  /** Everything was received before this page was opened: it only waits. */
  | { readonly kind: 'found_checking'; readonly sizeBytes: number }
  | { readonly kind: 'sent'; readonly sentBytes: number }
  | { readonly kind: 'state'; readonly state: SendingState }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'finished'; readonly upload: Upload; readonly isNew: boolean }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'cancelled'; readonly isGone: boolean }
  | { readonly kind: 'gone' }

export const firstStep: UploadStep = choosing({})

export function nextUploadStep(step: UploadStep, event: UploadEvent): UploadStep {
  switch (event.kind) {
    case 'reading':
      return choosing({ isLooking: true })
    case 'chosen':
      return choosing({ chosen: event.video })
    case 'started':
      return { at: 'sending', state: 'sending', sentBytes: 0, totalBytes: event.totalBytes }
    case 'found_checking':
      return { at: 'sending', state: 'checking', sentBytes: event.sizeBytes, totalBytes: event.sizeBytes }
    case 'sent':
      return isSending(step) ? { ...step, sentBytes: event.sentBytes } : step
    case 'state':
      return isSending(step) ? { ...step, state: event.state } : step
    case 'paused':
      return step.at === 'sending' ? { ...step, state: 'paused' } : step
    case 'resumed':
      return step.at === 'sending' ? { ...step, state: 'sending' } : step
    case 'finished':
      return { at: 'done', upload: event.upload, isNew: event.isNew }
    case 'failed':
      return choosing({ notice: { failed: event.code } })
    case 'cancelled':
      return choosing({ notice: { cancelled: event.isGone ? 'now' : 'later' } })
    case 'gone':
      return firstStep
  }
}

/** A part that arrives after a pause was pressed changes nothing that is shown. */
function isSending(step: UploadStep): step is Extract<UploadStep, { at: 'sending' }> {
  return step.at === 'sending' && step.state !== 'paused'
}

type Choosing = Extract<UploadStep, { at: 'choosing' }>

function choosing(given: Partial<Omit<Choosing, 'at'>>): Choosing {
  return { at: 'choosing', chosen: null, isLooking: false, notice: null, ...given }
}
