import { useId, useState } from 'react'
import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { sentenceKey } from '../platform/frame/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { EmailReport } from './email-report.tsx'
import { paperQuery } from './paper-query.ts'
import { messagesOf } from '../platform/messages.ts'
import { ShareLink } from './share-link.tsx'
import { TellFamily } from './tell-family.tsx'
import { useSaveFile } from './use-save-file.ts'
import './reports.css'

const reportsWords = messagesOf('reports/reports', 'reports')

/** The two ways to export a report: as a file, or to somebody. No data leaves the account without a click. */
export function PaperButtons({ id, hasName }: { id: string; hasName: boolean }) {
  const { language, words } = useLanguage()
  const reports = reportsWords.use()
  const [isSending, setSending] = useState(false)
  const [isNameBlank, setNameBlank] = useState(false)
  const sendId = useId()
  const { state, save } = useSaveFile(`/api/assessments/${id}/report.pdf?${paperQuery(language, isNameBlank)}`, 'ankur.pdf')
  return (
    <>
      <div className="reports__two">
        <Button icon="page" busy={state.kind === 'busy'} busyLabel={reports.file_making} onClick={() => void save()}>
          {reports.file_get}
        </Button>
        <Button
          kind="second"
          icon="forward"
          aria-expanded={isSending}
          aria-controls={sendId}
          onClick={() => setSending(!isSending)}
        >
          {reports.send}
        </Button>
      </div>
      <p className="reports__said" role="status">
        {state.kind === 'saved' && fill(reports.file_saved, { name: state.name })}
      </p>
      {state.kind === 'failed' && (
        <Notice kind="error" title={reports.file_failed}>
          {words.notices[sentenceKey(state.code, words.notices, 'unexpected_failure')]}
        </Notice>
      )}
      {hasName && (
        <label className="reports__blank">
          <input type="checkbox" checked={isNameBlank} onChange={(event) => setNameBlank(event.target.checked)} />
          {reports.name_blank}
        </label>
      )}
      <p className="reports__hint">{reports.two_hint}</p>
      <div className="reports" id={sendId} hidden={!isSending}>
        {isSending && (
          <>
            <ShareLink id={id} />
            <EmailReport id={id} />
            <TellFamily />
          </>
        )}
      </div>
    </>
  )
}
