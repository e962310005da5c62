import { fill } from '@ankur/content'
import { Button } from '../ui/button/button.tsx'
import { inMb } from './video-lengths.ts'
import type { UploadStep } from './upload-state.ts'
import { uploadsWords } from './uploads-words.ts'

interface UploadProgressProps {
  step: Extract<UploadStep, { at: 'sending' }>
  onPause: () => void
  onResume: () => void
  onCancel: () => void
}

/** How far the video really is. */
export function UploadProgress({ step, onPause, onResume, onCancel }: UploadProgressProps) {
  const words = uploadsWords.use()
  const { state, sentBytes, totalBytes } = step
  const sent = fill(words.sent, { sent: inMb(sentBytes), total: inMb(totalBytes) })
  return (
    <div className="upload-progress">
      <p role="status" className="upload-progress__state">
        {words[state]}
      </p>
      <progress
        className="upload-progress__bar"
        aria-label={words.progress}
        aria-valuetext={sent}
        max={totalBytes}
        value={sentBytes}
      />
      <p className="upload-progress__sent">{sent}</p>
      <div className="upload-progress__buttons">
        {state === 'paused' && (
          <Button kind="second" onClick={onResume}>
            {words.resume}
          </Button>
        )}
        {state !== 'paused' && state !== 'checking' && (
          <Button kind="second" icon="pause" onClick={onPause}>
            {words.pause}
          </Button>
        )}
        {state !== 'checking' && (
          <Button kind="danger" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
