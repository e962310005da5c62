import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { copy, hasShareSheet, share, type Handed } from './web-share.ts'
import { reportsWords } from './reports-words.ts'

interface HandOnProps {
  handed: Handed
  sendLabel: string
  copyLabel: string
}

/** The phone's own share sheet where there is one, and copying everywhere. */
export function ShareButtons({ handed, sendLabel, copyLabel }: HandOnProps) {
  const reports = reportsWords.use()
  const [said, setSaid] = useState<'copied' | 'not_copied' | null>(null)
  const onCopy = () =>
    copy(handed).then(
      () => setSaid('copied'),
      () => setSaid('not_copied'),
    )
  const onShare = () => share(handed).then(() => setSaid(null), onCopy)
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
        {said && reports[said]}
      </p>
    </>
  )
}
