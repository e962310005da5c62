import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { sentenceKey } from '../platform/notices.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { paperQuery } from './paper-query.ts'
import { ReportCard } from './report-card.tsx'
import { reportsWords } from './reports-words.ts'
import { useSaveFile } from './use-save-file.ts'

/** The file, in the language of the page, and the same to print. */
export function SaveFile({ id }: { id: string }) {
  const { language, words } = useLanguage()
  const reports = reportsWords.use()
  const { state, save } = useSaveFile(`/api/assessments/${id}/report.pdf?${paperQuery(language)}`, 'ankur.pdf')
  return (
    <ReportCard title={reports.file_title}>
      <p>{reports.file_text}</p>
      <p className="reports__said" role="status">
        {state.kind === 'saved' && fill(reports.file_saved, { name: state.name })}
      </p>
      {state.kind === 'failed' && (
        <Notice kind="error" title={reports.file_failed}>
          {words.notices[sentenceKey(state.code, words.notices, 'unexpected_failure')]}
        </Notice>
      )}
      <div className="reports__row">
        <Button
          kind="second"
          icon="download"
          busy={state.kind === 'busy'}
          busyLabel={reports.file_making}
          onClick={() => void save()}
        >
          {reports.file_get}
        </Button>
        <a href={`/autism-test/report/${id}`}>{reports.paper_open}</a>
      </div>
    </ReportCard>
  )
}
