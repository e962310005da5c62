import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { messagesOf } from '../platform/messages.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

interface HandOnProps {
  handed: ShareContent
  sendLabel: string
  copyLabel: string
}

/** The phone's own share sheet if supported, and a copy button. */
export function ShareButtons({ handed, sendLabel, copyLabel }: HandOnProps) {
  const reports = reportsWords.use()
  const [message, setMessage] = useState<'copied' | 'not_copied' | null>(null)
  const onCopy = () =>
    copy(handed).then(
      () => setMessage('copied'),
      () => setMessage('not_copied'),
    )
  const onShare = () => share(handed).then(() => setMessage(null), onCopy)
  return (
    <>
      <div className="reports__row">
        {hasShareSheet() && (
          <Button kind="second" icon="forward" onClick={() => void onShare()}>
            {sendLabel}
          </Button>
        )}
        <Button kind="second" icon="page" onClick={() => void onCopy()}>
          {copyLabel}
        </Button>
      </div>
      <p className="reports__said" role="status">
        {message && reports[message]}
      </p>
    </>
  )
}

/** Passes text to the phone's own share sheet, or to its clipboard. */

interface ShareContent {
  readonly text?: string
  readonly url?: string
}

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** Also resolves if the user closes the share sheet: that is not a failure. */
async function share(handed: ShareContent): Promise<void> {
  try {
    await navigator.share(handed)
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure
  }
}

async function copy({ text, url }: ShareContent): Promise<void> {
  await navigator.clipboard.writeText(url ?? text ?? '')
}
