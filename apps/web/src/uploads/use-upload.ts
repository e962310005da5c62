import { useCallback, useEffect, useRef, useState } from 'react'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import type { Upload } from '@ankur/uploads'
import { deleteAt } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'
import { endOf, findUpload, uploadPath } from './known-upload.ts'
import { readVideo, type ChosenVideo } from './read-video.ts'
import { sendVideo, type Sending, type SendingState } from './send-video.ts'

export type UploadStep =
  | { readonly at: 'choosing'; readonly chosen: ChosenVideo | null; readonly isLooking: boolean; readonly said: Said | null }
  | { readonly at: 'sending'; readonly state: SendingState | 'paused'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly at: 'done'; readonly upload: Upload; readonly isNew: boolean }

/** What became of the last try: a code of the server, or how a cancelling went. */
export type Said = { readonly failed: string } | { readonly cancelled: 'now' | 'later' }

const nothing: Extract<UploadStep, { at: 'choosing' }> = { at: 'choosing', chosen: null, isLooking: false, said: null }

/** One video from the choice to what the server said of it. */
export function useUpload(attemptId: string) {
  const { language } = useLanguage()
  const [step, setStep] = useState<UploadStep>(nothing)
  /** What an earlier visit to this page sent a part of. */
  const [begun, setBegun] = useState<Upload | null>(null)
  const sending = useRef<Sending | null>(null)
  const [failures, setFailures] = useState(0)

  const follow = useCallback((known: Upload) => {
    const sizeBytes = known.sizeBytes ?? 0
    let isAwaited = true
    sending.current = arrived(known, () => (isAwaited = false))
    setStep({ at: 'sending', state: 'checking', sentBytes: sizeBytes, totalBytes: sizeBytes })
    const end = (next: UploadStep) => {
      sending.current = null
      setStep(next)
    }
    endOf(uploadPath(known), () => isAwaited).then(
      (upload) =>
        upload && end(upload.problem ? { ...nothing, said: { failed: upload.problem } } : { at: 'done', upload, isNew: false }),
      () => isAwaited && end(nothing),
    )
  }, [])

  // After a failure too: a part of it may be here.
  useEffect(() => {
    const leaving = new AbortController()
    findUpload(attemptId, leaving.signal)
      .then((known) => {
        if (sending.current) return
        if (known?.state === 'checked') setStep({ at: 'done', upload: known, isNew: false })
        else if (known?.state === 'checking') follow(known)
        else setBegun(known?.state === 'receiving' && known.contentMark !== null ? known : null)
      })
      .catch(() => {
        // Without an answer the form stands as it is: the server refuses a second video itself.
      })
    return () => leaving.abort()
  }, [attemptId, failures, follow])

  const choose = useCallback(async (file: File) => {
    setStep({ ...nothing, isLooking: true })
    const chosen = await readVideo(file)
    setStep({ ...nothing, chosen })
  }, [])

  const start = async ({ file, mark }: ChosenVideo) => {
    const totalBytes = file.size
    const change = (changed: { state?: SendingState; sentBytes?: number }) =>
      setStep((before) => (before.at === 'sending' && before.state !== 'paused' ? { ...before, ...changed } : before))
    const failed = (code: string) => {
      sending.current = null
      setStep({ ...nothing, said: { failed: code } })
      setFailures((before) => before + 1)
    }
    const from = begun && isSame(begun, mark) ? uploadPath(begun) : null
    setBegun(null)
    setStep({ at: 'sending', state: 'sending', sentBytes: 0, totalBytes })
    try {
      const metadata = { attemptid: attemptId, noticeversion: noticeVersion, language, ...(mark && { contentmark: mark }) }
      sending.current = await sendVideo(
        { file, metadata, from },
        {
          onSent: (sentBytes) => change({ sentBytes }),
          onState: (state) => change({ state }),
          onEnd: (upload) => {
            sending.current = null
            setStep({ at: 'done', upload, isNew: true })
          },
          onFailed: failed,
        },
      )
    } catch {
      // The client itself could not be fetched.
      failed('no_network')
    }
  }

  const pause = () => {
    sending.current?.pause()
    setStep((before) => (before.at === 'sending' ? { ...before, state: 'paused' } : before))
  }
  const resume = () => {
    setStep((before) => (before.at === 'sending' ? { ...before, state: 'sending' } : before))
    sending.current?.resume()
  }
  const cancel = useCallback(async () => {
    const ended = sending.current
    sending.current = null
    const isGone = (await ended?.cancel()) ?? true
    setStep({ ...nothing, said: { cancelled: isGone ? 'now' : 'later' } })
  }, [])
  const forgetBegun = async () => {
    const isGone = begun === null || (await isDeleted(begun))
    if (isGone) setBegun(null)
    setStep({ ...nothing, said: { cancelled: isGone ? 'now' : 'later' } })
  }

  // Whoever leaves the page has stopped the upload: nobody is there to be told how it ends.
  useEffect(() => () => void sending.current?.cancel(), [])
  return { step, begun, choose, start, pause, resume, cancel, forgetBegun }
}

/** Whether what is chosen now is what a part of is here. */
export function isSame(begun: Upload, mark: string | null): boolean {
  return mark !== null && begun.contentMark === mark
}

/** All of it came before this page was opened: it can only be waited for, or deleted. */
function arrived(known: Upload, stopWaiting: () => void): Sending {
  return {
    pause() {},
    resume() {},
    cancel() {
      stopWaiting()
      return isDeleted(known)
    },
  }
}

function isDeleted(upload: Upload): Promise<boolean> {
  return deleteAt(uploadPath(upload)).then(
    () => true,
    () => false,
  )
}
