import { useId, useState, type ReactNode } from 'react'
import { fill } from '@ankur/content'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { asLength, inMb } from './video-lengths.ts'
import type { Upload } from '@ankur/uploads'
import { formatIndiaTime } from '../platform/clock.ts'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import type { ChosenVideo } from './read-video.ts'
import type { UploadStep } from './upload-state.ts'
import { isSame } from './use-upload.ts'
import { uploadsWords } from './uploads-words.ts'
import '../ui/file-button/file-button.css'

interface ChooseVideoProps {
  step: Extract<UploadStep, { at: 'choosing' }>
  begun: Upload | null
  onChoose: (file: File) => Promise<void>
  onUpload: (chosen: ChosenVideo) => void
  onForget: () => Promise<void>
  /** What may happen to the video besides the check, with its own checkbox. */
  children?: ReactNode
}

/** The checkbox first, then the file, then its check; only then the button. */
export function ChooseVideo({ step, begun, onChoose, onUpload, onForget, children }: ChooseVideoProps) {
  const words = uploadsWords.use()
  const [agreed, setAgreed] = useState(false)
  const helpId = useId()
  const { chosen, isLooking, notice } = step
  const good = chosen && !chosen.problem ? chosen : null
  const reason = !agreed ? words.tick_first : !good ? words.choose_first : undefined
  return (
    <>
      {begun && <BegunUpload begun={begun} onForget={onForget} />}
      <label className="video-part__consent">
        <input type="checkbox" checked={agreed} aria-describedby={helpId} onChange={(event) => setAgreed(event.target.checked)} />
        {words.consent}
      </label>
      <p id={helpId} className="muted">
        {words.consent_help}
      </p>
      <div className="video-part__choose">
        <FileButton label={words.choose} onChoose={onChoose} />
        {/* Where there is no camera in the hand, this would be the same button twice. */}
        {matchMedia('(pointer: coarse)').matches && <FileButton label={words.record} capture onChoose={onChoose} />}
        <p className="muted">{words.choose_hint}</p>
      </div>
      <div role="status">
        {isLooking && <p>{words.looking}</p>}
        {good && <p className="video-part__chosen">{chosenLine(good, words)}</p>}
        {good && begun && <p>{isSame(begun, good.mark) ? words.begun_same : words.begun_other}</p>}
        {notice && 'cancelled' in notice && <p>{notice.cancelled === 'now' ? words.cancelled : words.cancelled_later}</p>}
      </div>
      {chosen?.problem && <Failure code={chosen.problem} />}
      {notice && 'failed' in notice && <Failure code={notice.failed} />}
      {children}
      <div className="video-part__send">
        <Button disabledReason={reason} onClick={() => good && onUpload(good)}>
          {good && begun && isSame(begun, good.mark) ? words.begun_go_on : words.upload}
        </Button>
      </div>
    </>
  )
}

interface FileButtonProps {
  label: string
  /** Opens the camera where the browser can. */
  capture?: boolean
  onChoose: (file: File) => Promise<void>
}

function FileButton({ label, capture = false, onChoose }: FileButtonProps) {
  return (
    <label className="button button--second file-button">
      {label}
      <input
        className="file-button__input"
        type="file"
        accept="video/mp4,video/quicktime,video/mov,.mp4,.mov"
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was refused.
          event.target.value = ''
          if (file) void onChoose(file)
        }}
      />
    </label>
  )
}

function Failure({ code }: { code: string }) {
  const words = uploadsWords.use()
  const sentences: Readonly<Record<string, string>> = words.refusals
  const titles: Readonly<Record<string, string>> = {
    file_too_large: words.too_large_title,
    invalid_file_type: words.wrong_type_title,
  }
  const text = code === 'too_many_requests' ? words.too_many : (sentences[code] ?? words.failed)
  return (
    <Notice kind="error" title={titles[code] ?? words.failed_title}>
      <p>{text}</p>
    </Notice>
  )
}

function chosenLine({ file, found }: ChosenVideo, words: ReturnType<typeof uploadsWords.use>): string {
  const size = inMb(file.size)
  if (!found) return fill(words.chosen_size, { size })
  return fill(words.chosen, { size, length: asLength(words.length, found.seconds) })
}

/**
 * A part of a video was uploaded before this page was reloaded. The phone has lost access to the file, so it must be chosen
 * again.
 */
function BegunUpload({ begun, onForget }: { begun: Upload; onForget: () => Promise<void> }) {
  const words = uploadsWords.use()
  const { language } = useLanguage()
  const until = { date: formatDay(begun.expiresAt, language), time: formatIndiaTime(Date.parse(begun.expiresAt), language) }
  return (
    <div className="video-part__begun">
      <Notice kind="note">
        <p>{fill(words.begun, { size: inMb(begun.sizeBytes ?? 0) })}</p>
        <p>{words.begun_choose}</p>
        <p>{fill(words.begun_until, until)}</p>
        <Button kind="quiet" size="small" onClick={() => void onForget()}>
          {words.begun_forget}
        </Button>
      </Notice>
    </div>
  )
}
