import { fill } from '@ankur/content'
import { loadConfirmAgain } from '../accounts/index.ts'
import { definePart } from '../platform/part/define-part.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { useWords } from '../platform/language.tsx'
import { useTestProgress } from '../screening/index.ts'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import type { AccountState } from './use-account.ts'
import { messagesOf } from '../platform/messages.ts'

const yourDataWords = messagesOf('accounts/your-data', 'yourData')

const ConfirmAgain = definePart({ load: loadConfirmAgain, when: onDemand })

/** The names in the export that have a label here, in display order. */
const shown = [
  'assessments',
  'children',
  'games',
  'playDays',
  'uploads',
  'reminders',
  'consents',
  'sessions',
  'events',
  'messages',
  'mails',
] as const

/** The stored data in plain words, each kind with its count. */
export function StoredData({ kept, hasFailed, tryAgain }: AccountState) {
  const { app, notices } = useWords()
  const yourData = yourDataWords.use()
  const { answered } = useTestProgress()
  return (
    <Card title={yourData.kept_title}>
      {!kept && !hasFailed && <p role="status">{app.loading}</p>}
      {hasFailed && (
        <>
          <Notice kind="error">
            <p>{yourData.kept_failed}</p>
            <p>{notices.no_network_help}</p>
          </Notice>
          <Button className="your-data__again" kind="second" size="small" onClick={tryAgain}>
            {app.try_again}
          </Button>
        </>
      )}
      <ul className="your-data__kept" aria-busy={!kept && !hasFailed}>
        {kept && <li>{fill(yourData.kept_account, { email: kept.email })}</li>}
        {kept && shown.map((name) => <li key={name}>{fill(yourData[`kept_${name}`], { n: kept.kept[name] ?? 0 })}</li>)}
        <li>{fill(yourData.kept_phone, { n: answered })}</li>
      </ul>
      {kept && !kept.isConfirmed && !kept.isElsewhere && (
        <>
          <p className="muted">{yourData.not_confirmed}</p>
          <ConfirmAgain email={kept.email} />
        </>
      )}
    </Card>
  )
}
