import type { ReactNode } from 'react'
import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { sentenceKey } from '../platform/frame/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { ReportCard } from './report-card.tsx'
import { messagesOf } from '../platform/messages.ts'
import { useSaveFile } from './use-save-file.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

interface SaveFileProps {
  /** The URL of the file, and its name if the response has none. */
  address: string
  otherwiseNamed: string
  words: { title: string; text: string; get: string; making: string; failed: string }
  /** Beside the button. */
  children?: ReactNode
}

/** A card that downloads a file of a screening and shows its name in the downloads folder. */
export function SaveFile({ address, otherwiseNamed, words, children }: SaveFileProps) {
  const { notices } = useWords()
  const reports = reportsWords.use()
  const { state, save } = useSaveFile(address, otherwiseNamed)
  return (
    <ReportCard title={words.title}>
      <p>{words.text}</p>
      <p className="reports__said" role="status">
        {state.kind === 'saved' && fill(reports.file_saved, { name: state.name })}
      </p>
      {state.kind === 'failed' && (
        <Notice kind="error" title={words.failed}>
          {notices[sentenceKey(state.code, notices, 'unexpected_failure')]}
        </Notice>
      )}
      <div className="reports__row">
        <Button kind="second" icon="download" busy={state.kind === 'busy'} busyLabel={words.making} onClick={() => void save()}>
          {words.get}
        </Button>
        {children}
      </div>
    </ReportCard>
  )
}
