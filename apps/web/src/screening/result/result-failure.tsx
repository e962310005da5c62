import type { ApiFailure } from '../../platform/api.ts'
import { useWords } from '../../platform/language.tsx'
import { NoticeOf } from '../../platform/frame/notice-board.tsx'
import { sentenceKey } from '../../platform/frame/notices.ts'
import { Button } from '../../ui/button/button.tsx'

interface Props {
  failure: ApiFailure
  isNew: boolean
  onTryAgain: () => void
}

/** The specification's sentence, the meaning of the code, and Try again with the same attempt. */
export function ResultFailure({ failure, isNew, onTryAgain }: Props) {
  const { app, notices } = useWords()
  const network = failure.code === 'no_network'
  const help = network ? 'no_network_help' : sentenceKey(failure.code, notices, 'unexpected_help')
  return (
    <div className="results__failure">
      <NoticeOf
        notice={{
          kind: 'error',
          title: 'error_title',
          text: isNew ? 'analysis_failed' : network ? 'no_network' : 'unexpected',
          help,
        }}
      />
      <Button onClick={onTryAgain}>{app.try_again}</Button>
    </div>
  )
}
