import { useState } from 'react'
import { useWords } from '../../platform/language.tsx'
import { PageHeading } from '../../platform/frame/page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { FollowUpStatus } from './follow-up-status.tsx'
import { followUpWords } from './follow-up-words.ts'
import type { AnswersLocation } from './follow-up-state.ts'

interface Props {
  readonly kept: AnswersLocation
  readonly onFinish: () => Promise<void>
  readonly onBack: (() => void) | null
}

/** After the last question: a last chance to review, then the summary. */
export function FollowUpEnd({ kept, onFinish, onBack }: Props) {
  const { screening, notices } = useWords()
  const { followUp } = followUpWords.use()
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting')
  const finish = () => {
    setState('busy')
    onFinish().catch(() => setState('failed'))
  }
  return (
    <>
      <PageHeading subject="end" className="question__text">
        {followUp.end_title}
      </PageHeading>
      <p className="question__how">{followUp.end_text}</p>
      {state === 'failed' ? (
        <Notice kind="error" title={followUp.end_failed}>
          {notices.no_network_help}
        </Notice>
      ) : (
        <FollowUpStatus kept={kept === 'account' ? 'held' : kept} answered={false} />
      )}
      <div className="question__steps">
        <Button kind="second" onClick={() => onBack?.()}>
          {screening.previous}
        </Button>
        <Button busy={state === 'busy'} busyLabel={followUp.end_opening} onClick={finish}>
          {followUp.end_open}
        </Button>
      </div>
    </>
  )
}
