import { useCallback, useEffect, useRef, useState } from 'react'
import { noticeVersion } from '@ankur/content/notice-version'
import type { Upload } from '@ankur/uploads'
import { useLanguage } from '../platform/language.tsx'
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
  const sending = useRef<Sending | null>(null)

  const choose = useCallback(async (file: File) => {
    setStep({ ...nothing, isLooking: true })
    const chosen = await readVideo(file)
    setStep({ ...nothing, chosen })
  }, [])

  const start = async ({ file }: ChosenVideo) => {
    const totalBytes = file.size
    const follow = (change: { state?: SendingState; sentBytes?: number }) =>
      setStep((before) => (before.at === 'sending' && before.state !== 'paused' ? { ...before, ...change } : before))
    const failed = (code: string) => {
      sending.current = null
      setStep({ ...nothing, said: { failed: code } })
    }
    setStep({ at: 'sending', state: 'sending', sentBytes: 0, totalBytes })
    try {
      const metadata = { attemptid: attemptId, noticeversion: noticeVersion, language }
      sending.current = await sendVideo(file, metadata, {
        onSent: (sentBytes) => follow({ sentBytes }),
        onState: (state) => follow({ state }),
        onEnd: (upload) => {
          sending.current = null
          setStep({ at: 'done', upload, isNew: true })
        },
        onFailed: failed,
      })
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

  // Whoever leaves the page has stopped the upload: nobody is there to be told how it ends.
  useEffect(() => () => void sending.current?.cancel(), [])
  const show = useCallback((upload: Upload) => setStep({ at: 'done', upload, isNew: false }), [])
  return { step, choose, start, pause, resume, cancel, show }
}
