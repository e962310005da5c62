/** All that only a site with a model that reads pictures fetches. */
import { useEffect, useId, useRef } from 'react'
import { fill } from '@ankur/content'
import type { Upload } from '@ankur/uploads'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { messagesOf } from '../platform/messages.ts'
import { cutStills } from './cut-stills.ts'
import { UploadEnd } from './upload-end.tsx'
import { useDescription } from './use-description.ts'
import './stills.css'

const stillsWords = messagesOf('uploads/uploads', 'stills')

/** The model that a family may show four pictures to, with all that its offer needs. */
export type PictureReader = Awaited<ReturnType<typeof openPictureReader>>

export async function openPictureReader(name: string) {
  await stillsWords.load()
  return { name, StillsBox, StillsEnd, StillsPrivacy, cutStills }
}

interface BoxProps {
  name: string
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** What would happen to four pictures, with its own checkbox. */
function StillsBox({ name, agreed, onAgree }: BoxProps) {
  const words = stillsWords.use()
  const id = useId()
  return (
    <section className="stills" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <p>{fill(words.offer, { name })}</p>
      <p>{words.limits}</p>
      <p>{words.sent}</p>
      <p>{words.kept}</p>
      <label className="video-part__consent">
        <input
          type="checkbox"
          checked={agreed}
          aria-describedby={`${id}-back`}
          onChange={(event) => onAgree(event.target.checked)}
        />
        {fill(words.consent, { name })}
      </label>
      <p id={`${id}-back`} className="muted">
        {words.back}
      </p>
    </section>
  )
}

/** What the video is used for, once the checkbox is checked. */
function StillsPrivacy() {
  return <>{stillsWords.use().privacy}</>
}

interface EndProps {
  upload: Upload
  /** Begun with the upload; null where the browser could not cut any. */
  cutting: Promise<string[] | null>
  /** Null while answers are missing. */
  onGoOn: (() => void) | null
  onOtherWay: (isThere: boolean) => void
}

/** After the upload: the model's description, marked as such, or a calm notice that there is none. */
function StillsEnd({ upload, cutting, onGoOn, onOtherWay }: EndProps) {
  const words = stillsWords.use()
  const { state, description } = useDescription(cutting)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  const goesOn = onGoOn !== null
  useEffect(() => {
    onOtherWay(goesOn)
    return () => onOtherWay(false)
  }, [goesOn, onOtherWay])
  const isAnalyzed = state === 'asking' || state === 'here'
  return (
    <>
      <UploadEnd upload={upload} isNew done={isAnalyzed ? words.done : undefined} />
      <section className="stills" aria-labelledby="stills-end">
        <h3 id="stills-end" tabIndex={-1} ref={heading}>
          {words.end_title}
        </h3>
        <p role="status">{state !== 'cutting' && words[state]}</p>
        {description && (
          <>
            <p className="stills__by">
              <Icon name="info" />
              <span>{fill(words.written_by, { name: description.model })}</span>
            </p>
            <p lang={description.language} className="stills__text">
              {description.text}
            </p>
          </>
        )}
        {onGoOn && <Button onClick={onGoOn}>{words.go_on}</Button>}
      </section>
    </>
  )
}
