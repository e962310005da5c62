import { useLanguage } from '../platform/language.tsx'
import { EmailReport } from './email-report.tsx'
import { paperQuery } from './paper-query.ts'
import { reportsWords } from './reports-words.ts'
import { SaveFile } from './save-file.tsx'
import { ShareLink } from './share-link.tsx'
import { TellFamily } from './tell-family.tsx'
import './reports.css'

/** Each in a card of its own; nothing leaves the account without a press. */
export function ReportActions({ id }: { id: string }) {
  const words = reportsWords.use()
  return (
    <div className="reports">
      <SavePaper id={id} />
      <EmailReport id={id} />
      <ShareLink id={id} />
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
      <TellFamily />
    </div>
  )
}

/** The file, in the language of the page, and the same to print. */
function SavePaper({ id }: { id: string }) {
  const { language } = useLanguage()
  const words = reportsWords.use()
  return (
    <SaveFile
      address={`/api/assessments/${id}/report.pdf?${paperQuery(language)}`}
      otherwiseNamed="ankur.pdf"
      words={{
        title: words.file_title,
        text: words.file_text,
        get: words.file_get,
        making: words.file_making,
        failed: words.file_failed,
      }}
    >
      <a href={`/autism-test/report/${id}`}>{words.paper_open}</a>
    </SaveFile>
  )
}
