import { useState } from 'react'
import { fill } from '@ankur/content'
import { ApiFailure, getFile } from '../platform/api.ts'
import { useLanguage } from '../platform/language.tsx'
import { sentenceKey } from '../platform/notices.ts'
import { saveFile } from '../platform/save-file.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsWords } from './reports-words.ts'

type State =
  | { readonly kind: 'rest' | 'busy' }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly code: string }

/** The file, in the language of the page, and the same to print. */
export function SaveFile({ id }: { id: string }) {
  const { language, words } = useLanguage()
  const reports = reportsWords.use()
  const [state, setState] = useState<State>({ kind: 'rest' })
  const save = async () => {
    setState({ kind: 'busy' })
    try {
      const file = await getFile(`/api/assessments/${id}/report.pdf?language=${language}`)
      const name = /filename="([\w.-]+)"/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? 'ankur.pdf'
      saveFile(name, await file.blob())
      setState({ kind: 'saved', name })
    } catch (failure) {
      setState({ kind: 'failed', code: failure instanceof ApiFailure ? failure.code : 'unexpected_failure' })
    }
  }
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
