import { useState } from 'react'
import { messagesOf } from '../platform/messages.ts'
import { loadChangeEmail, loadChangeName, loadChangePassword } from '../accounts/index.ts'
import { OwnChildren } from '../children/index.ts'
import { OwnConsents } from '../consents/index.ts'
import { useLanguage } from '../platform/language.tsx'
import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { onDemand } from '../platform/part/on-demand.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { hrefFor } from '../routes.ts'
import { forgetSummariesOfChild } from '../screening/index.ts'
import { Card } from '../ui/card/card.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { StoredData } from './stored-data.tsx'
import { OpenedCard } from './opened-card.tsx'
import { useAccount } from './use-account.ts'
import './your-data.css'

const accountsWords = messagesOf('accounts/accounts', 'accounts')
const devicesWords = messagesOf('accounts/your-data', 'devices')
const secondFactorWords = messagesOf('accounts/second-factor', 'secondFactor')
const yourDataWords = messagesOf('accounts/your-data', 'yourData')

const ChangeEmail = definePart({ load: loadChangeEmail, when: onDemand })
const ChangePassword = definePart({ load: loadChangePassword, when: onDemand })
const ChangeName = definePart({ load: loadChangeName, when: onDemand })
const DevicesCard = definePart({
  load: () => import('./devices-card.tsx').then((part) => part.DevicesCard),
  messages: [devicesWords],
  when: nearView({ height: 'tall', afterMs: 1_500 }),
})

const SecondFactorCard = definePart({
  load: () => import('./second-factor/second-factor-card.tsx').then((part) => part.SecondFactorCard),
  messages: [secondFactorWords],
  when: nearView({ height: 'low', afterMs: 1_500 }),
})

type OpenedName = 'name' | 'email' | 'password'

/** The stored data of a family, its download, and the deletion of the account. */
export function YourDataPage() {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  const yourData = yourDataWords.use()
  const account = useAccount()
  // One at a time, also for messages: a new password clears the message about another email.
  const [opened, setOpened] = useState<{ readonly name: OpenedName; readonly message: string } | null>(null)
  useTitle(yourData.title)
  const cardOf = (name: OpenedName) => ({
    isOpen: opened?.name === name && opened.message === '',
    message: opened?.name === name ? opened.message : '',
    onOpen: () => setOpened({ name, message: '' }),
    onDone: (message: string) => setOpened({ name, message }),
  })
  return (
    <div className="wrap your-data">
      <PageHeading>{yourData.title}</PageHeading>
      <p className="your-data__lead">{yourData.lead}</p>
      <div className="your-data__parts">
        <StoredData {...account} />
        <Card title={yourData.children_title}>
          <OwnChildren onDeleted={() => void forgetSummariesOfChild()} />
        </Card>
        <Card title={yourData.consents_title}>
          <OwnConsents />
        </Card>
        {account.kept && !account.kept.isElsewhere && <DevicesCard />}
        <DownloadData />
        <OpenedCard {...cardOf('name')} title={yourData.name_title} button={yourData.change_name} form={ChangeName} />
        <OpenedCard {...cardOf('email')} title={yourData.email_title} button={yourData.change_email} form={ChangeEmail} />
        <OpenedCard
          {...cardOf('password')}
          title={yourData.password_title}
          button={yourData.change_password}
          form={ChangePassword}
        />
        {account.kept && !account.kept.isElsewhere && <SecondFactorCard />}
        {account.kept && <DeleteAccount isElsewhere={account.kept.isElsewhere} />}
      </div>
      <p className="your-data__links">
        <a href="/dashboard">{yourData.back}</a>
        <a href={hrefFor('/privacy', language)}>{accounts.consent_link}</a>
      </p>
    </div>
  )
}
