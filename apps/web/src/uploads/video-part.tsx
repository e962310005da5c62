import { useEffect, useState } from 'react'
import { useLanguage } from '../platform/language.tsx'
import { storeNotice } from '../platform/frame/notices.ts'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import { ChooseVideo } from './choose-video.tsx'
import { UploadEnd, deletedLine } from './upload-end.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { ChosenVideo } from './read-video.ts'
import { uploadsWords } from './uploads-words.ts'
import { openBackend } from '../platform/session/session.ts'
import type { PictureReader } from './stills-part.tsx'
import { useUpload } from './use-upload.ts'
import './uploads.css'

interface VideoPartProps {
  attemptId: string
  onSend: () => void
  /** Called with a confirmation for leaving while an upload is running; null when there is none. */
  onHold: (ask: (() => void) | null) => void
  /** Whether all answers are there: then the summary follows the upload automatically. */
  goesOn: boolean
  onGoOn: () => void
  /** Called while this part has its own button to continue: then there is nothing to skip. */
  onOtherWay: (isThere: boolean) => void
  /** Called when there is any upload: this part must then be visible. */
  onNews: () => void
}

/** The optional video: what to film, what happens to it, the box, and the way to the server. */
export function VideoPart({ attemptId, onSend, onHold, goesOn, onGoOn, onOtherWay, onNews }: VideoPartProps) {
  const words = uploadsWords.use()
  const { language } = useLanguage()
  const upload = useUpload(attemptId)
  const { step, begun, cancel } = upload
  const [isAsked, setAsked] = useState(false)
  const reader = usePictureReader()
  const [mayDescribe, setMayDescribe] = useState(false)
  const [cutting, setCutting] = useState<Promise<string[] | null> | null>(null)
  const isSending = step.at === 'sending'

  useEffect(() => {
    if (!isSending) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    onHold(() => setAsked(true))
    return () => {
      removeEventListener('beforeunload', warn)
      onHold(null)
      setAsked(false)
    }
  }, [isSending, onHold])

  const hasNews = begun !== null || step.at !== 'choosing'
  useEffect(() => {
    if (hasNews) onNews()
  }, [hasNews, onNews])

  const justSent = step.at === 'done' && step.isNew && goesOn && !cutting ? step.upload : null
  useEffect(() => {
    if (!justSent) return
    const own = { language, title: words.done_title, lines: [words.done, deletedLine(justSent, words, language)] }
    storeNotice({ kind: 'success', own })
    onGoOn()
    // Once, when the server has it, in the current language.
  }, [justSent]) // oxlint-disable-line react/exhaustive-deps

  const send = (chosen: ChosenVideo) => {
    onSend()
    setCutting(reader && mayDescribe ? reader.cutStills(chosen.file) : null)
    upload.start(chosen)
  }

  if (step.at === 'done' && step.isNew && reader && cutting) {
    return <reader.StillsEnd upload={step.upload} cutting={cutting} onGoOn={goesOn ? onGoOn : null} onOtherWay={onOtherWay} />
  }
  if (step.at === 'done') return <UploadEnd upload={step.upload} isNew={step.isNew} />
  return (
    <div className="video-part">
      <p>{words.lead}</p>
      <h3>{words.happens_title}</h3>
      <ul className="video-part__happens">
        <li>{words.happens_check}</li>
        <li>{reader && mayDescribe ? <reader.StillsPrivacy /> : words.privacy}</li>
        <li>{words.happens_note}</li>
      </ul>
      {step.at === 'choosing' && (
        <ChooseVideo step={step} begun={begun} onChoose={upload.choose} onUpload={send} onForget={upload.forgetBegun}>
          {reader && <reader.StillsBox name={reader.name} agreed={mayDescribe} onAgree={setMayDescribe} />}
        </ChooseVideo>
      )}
      {step.at === 'sending' && (
        <UploadProgress step={step} onPause={upload.pause} onResume={upload.resume} onCancel={() => void cancel()} />
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.leave_title}
          text={words.leave_text}
          yes={words.leave_go}
          no={words.leave_stay}
          onNo={() => setAsked(false)}
          onYes={() => {
            onHold(null)
            setAsked(false)
            void cancel().finally(onGoOn)
          }}
        />
      )}
    </div>
  )
}

/** Null if no model reads pictures: then nothing is loaded or mentioned. */
function usePictureReader(): PictureReader | null {
  const [reader, setReader] = useState<PictureReader | null>(null)
  useEffect(() => {
    let hasLeft = false
    const look = async () => {
      const { model } = await openBackend()
      if (!model?.readsPictures) return
      const { openPictureReader } = await import('./stills-part.tsx')
      const opened = await openPictureReader(model.name)
      if (!hasLeft) setReader(opened)
    }
    // The video is checked as everywhere.
    look().catch(() => {})
    return () => {
      hasLeft = true
    }
  }, [])
  return reader
}
