import { EmailReport } from './email-report.tsx'
import { SaveRecord } from './save-record.tsx'
import { SaveFile } from './save-report.tsx'
import { ShareLink } from './share-link.tsx'
import { TellFamily } from './tell-family.tsx'
import './reports.css'

/** Each in a card of its own; nothing leaves the account without a press. */
export function ReportActions({ id }: { id: string }) {
  return (
    <div className="reports">
      <SaveFile id={id} />
      <EmailReport id={id} />
      <ShareLink id={id} />
      <SaveRecord id={id} />
      <TellFamily />
    </div>
  )
}
