import { OwnChildren } from '../children/index.ts'
import { OwnConsents } from '../consents/index.ts'
import { useLanguage } from '../platform/language.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { hrefFor } from '../routes.ts'
import { Card } from '../ui/card/card.tsx'
import { accountsWords } from './accounts-words.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { KeptList } from './kept-list.tsx'
import { useAccount } from './use-account.ts'
import { yourDataWords } from './your-data-words.ts'
import './your-data.css'

/** What is kept of a family, all of it as a file, and the end of the account. */
export function YourDataPage() {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  const yourData = yourDataWords.use()
  const account = useAccount()
  useTitle(yourData.title)
  return (
    <div className="wrap your-data">
      <PageHeading>{yourData.title}</PageHeading>
      <p className="your-data__lead">{yourData.lead}</p>
      <div className="your-data__parts">
        <KeptList {...account} />
        <Card title={yourData.children_title}>
          <OwnChildren />
        </Card>
        <Card title={yourData.consents_title}>
          <OwnConsents />
        </Card>
        <DownloadData />
        <DeleteAccount isElsewhere={account.kept?.isElsewhere ?? false} />
      </div>
      <p className="your-data__links">
        <a href="/dashboard">{yourData.back}</a>
        <a href={hrefFor('/privacy', language)}>{accounts.consent_link}</a>
      </p>
    </div>
  )
}
