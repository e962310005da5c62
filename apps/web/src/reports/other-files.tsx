import { messagesOf } from '../platform/messages.ts'
import { SaveFile } from './save-file.tsx'
import './reports.css'

const reportsWords = messagesOf('reports/reports', 'reports')

/** Rarely needed: the print page, and the answers as data. */
export function OtherFiles({ id }: { id: string }) {
  const words = reportsWords.use()
  return (
    <>
      <p>
        <a className="reports__line" href={`/autism-test/report/${id}`}>
          {words.paper_open}
        </a>
      </p>
      <SaveFile
        address={`/api/assessments/${id}/fhir`}
        otherwiseNamed="ankur.fhir.json"
        words={{
          title: words.record_title,
          text: words.record_text,
          get: words.record_get,
          making: words.record_making,
          failed: words.record_failed,
        }}
      />
    </>
  )
}
