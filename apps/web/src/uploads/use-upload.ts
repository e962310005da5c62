import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import type { Upload } from '@ankur/uploads'
import { deleteAt } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'
import { endOf, findUpload, uploadPath } from './known-upload.ts'
import { readVideo, type ChosenVideo } from './read-video.ts'
import { sendVideo, type VideoTransfer } from './send-video.ts'
import { firstStep, nextUploadStep, type UploadEvent } from './upload-state.ts'

/** One video from the choice to the server's result. */
export function useUpload(attemptId: string) {
  const { language } = useLanguage()
  const [step, send] = useReducer(nextUploadStep, firstStep)
  /** A partial upload from an earlier visit to this page. */
  const [begun, setBegun] = useState<Upload | null>(null)
  const sending = useRef<VideoTransfer | null>(null)
  const [failures, setFailures] = useState(0)

  const follow = useCallback((known: Upload) => {
    const sizeBytes = known.sizeBytes ?? 0
    let isAwaited = true
    sending.current = arrived(known, () => (isAwaited = false))
    send({ kind: 'found_checking', sizeBytes })
    const end = (event: UploadEvent) => {
      sending.current = null
      send(event)
    }
    endOf(uploadPath(known), () => isAwaited).then(
      (upload) =>
        upload && end(upload.problem ? { kind: 'failed', code: upload.problem } : { kind: 'finished', upload, isNew: false }),
      () => isAwaited && end({ kind: 'gone' }),
    )
  }, [])

  // After a failure too: a part of it may be here.
  useEffect(() => {
    const leaving = new AbortController()
    findUpload(attemptId, leaving.signal)
      .then((known) => {
        if (sending.current) return
        if (known?.state === 'checked') send({ kind: 'finished', upload: known, isNew: false })
        else if (known?.state === 'checking') follow(known)
        else setBegun(known?.state === 'receiving' && known.contentMark !== null ? known : null)
      })
      .catch(() => {
        // Without a response the form stays as it is: the server itself refuses a second video.
      })
    return () => leaving.abort()
  }, [attemptId, failures, follow])

  const choose = useCallback(async (file: File) => {
    send({ kind: 'reading' })
    send({ kind: 'chosen', video: await readVideo(file) })
  }, [])

  const start = ({ file, mark }: ChosenVideo) => {
    const failed = (code: string) => {
      sending.current = null
      send({ kind: 'failed', code })
      setFailures((before) => before + 1)
    }
    const from = begun && isSame(begun, mark) ? uploadPath(begun) : null
    setBegun(null)
    send({ kind: 'started', totalBytes: file.size })
    const metadata = { attemptid: attemptId, noticeversion: noticeVersion, language, ...(mark && { contentmark: mark }) }
    sending.current = sendVideo(
      { file, metadata, from },
      {
        onSent: (sentBytes) => send({ kind: 'sent', sentBytes }),
        onState: (state) => send({ kind: 'state', state }),
        onEnd: (upload) => {
          sending.current = null
          send({ kind: 'finished', upload, isNew: true })
        },
        onFailed: failed,
      },
    )
  }

  const pause = () => {
    sending.current?.pause()
    send({ kind: 'paused' })
  }
  const resume = () => {
    send({ kind: 'resumed' })
    sending.current?.resume()
  }
  const cancel = useCallback(async () => {
    const ended = sending.current
    sending.current = null
    const isGone = (await ended?.cancel()) ?? true
    send({ kind: 'cancelled', isGone })
  }, [])
  const forgetBegun = async () => {
    const isGone = begun === null || (await isDeleted(begun))
    if (isGone) setBegun(null)
    send({ kind: 'cancelled', isGone })
  }

  // Leaving the page has stopped the upload: nobody needs its result.
  useEffect(() => () => void sending.current?.cancel(), [])
  return { step, begun, choose, start, pause, resume, cancel, forgetBegun }
}

/** Whether the chosen file is the one that was partly uploaded. */
export function isSame(begun: Upload, mark: string | null): boolean {
  return mark !== null && begun.contentMark === mark
}

/** Everything was received before this page was opened: it can only be awaited, or deleted. */
function arrived(known: Upload, stopWaiting: () => void): VideoTransfer {
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
