import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import type { Paper } from '@ankur/screening/report/document'
import { ApiFailure, getJson } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'
import { Loading } from '../platform/frame/loading.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { paperQuery } from './paper-query.ts'
import { PaperView } from './paper-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

/** The same two pages as the PDF, to read and to print. */
export function ReportPage() {
  const { assessmentId = '' } = useParams()
  const { words } = useLanguage()
  const reports = reportsWords.use()
  const { paper, failure, tryAgain } = usePaper(assessmentId)
  useTitle(reports.paper_title)
  if (!paper && failure === null) return <Loading />
  return (
    <div className="wrap report-page">
      <div className="report-page__top">
        <PageHeading>{reports.paper_title}</PageHeading>
        <div className="reports__row">
          {paper && (
            <Button kind="second" size="small" icon="print" onClick={() => window.print()}>
              {reports.paper_print}
            </Button>
          )}
          <a href={`/autism-test/results?id=${encodeURIComponent(assessmentId)}`}>{reports.paper_back}</a>
        </div>
      </div>
      {failure !== null && (
        <>
          <Notice kind="error" title={reports.paper_failed}>
            {reasonOf(failure, words)}
          </Notice>
          <Button kind="second" size="small" onClick={tryAgain}>
            {words.app.try_again}
          </Button>
        </>
      )}
      {paper && <PaperView paper={paper} />}
    </div>
  )
}

function reasonOf(status: number, { screening, notices }: ReturnType<typeof useLanguage>['words']): string {
  if (status === 404) return screening.not_here_text
  return status === 409 ? notices.report_not_yet : notices.no_network_help
}

/** Loaded in the language of the page, and again after each change of it. */
function usePaper(id: string) {
  const { language } = useLanguage()
  const [state, setState] = useState<{ paper: Paper | null; failure: number | null }>({ paper: null, failure: null })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    getJson<Paper>(`/api/assessments/${encodeURIComponent(id)}/report?${paperQuery(language)}`, leaving.signal).then(
      (paper) => setState({ paper, failure: null }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return
        setState({ paper: null, failure: failure instanceof ApiFailure ? failure.status : 0 })
      },
    )
    return () => leaving.abort()
  }, [id, language, round])
  return { ...state, tryAgain: () => setRound((before) => before + 1) }
}
