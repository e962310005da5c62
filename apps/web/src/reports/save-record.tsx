import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { sentenceKey } from '../platform/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsWords } from './reports-words.ts'
import { useSaveFile } from './use-save-file.ts'

/** The same screening as data, for the computer of a clinic. */
export function SaveRecord({ id }: { id: string }) {
  const { notices } = useWords()
  const reports = reportsWords.use()
  const { state, save } = useSaveFile(`/api/assessments/${id}/fhir`, 'ankur.fhir.json')
  return (
    <ReportCard title={reports.record_title}>
      <p>{reports.record_text}</p>
      <p className="reports__said" role="status">
        {state.kind === 'saved' && fill(reports.file_saved, { name: state.name })}
      </p>
      {state.kind === 'failed' && (
        <Notice kind="error" title={reports.record_failed}>
          {notices[sentenceKey(state.code, notices, 'unexpected_failure')]}
        </Notice>
      )}
      <div className="reports__row">
        <Button
          kind="second"
          icon="download"
          busy={state.kind === 'busy'}
          busyLabel={reports.record_making}
          onClick={() => void save()}
        >
          {reports.record_get}
        </Button>
      </div>
    </ReportCard>
  )
}
