import { Card } from '../ui/card/card.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { dashboardWords } from './dashboard-words.ts'

/** The way from the dashboard to the page of one's own data. */
export function YourDataCard() {
  const dashboard = dashboardWords.use()
  return (
    <Card title={dashboard.data_title}>
      <p className="your-data-card__lead">{dashboard.data_lead}</p>
      <LinkButton kind="second" size="small" href="/account">
        {dashboard.data_open}
      </LinkButton>
    </Card>
  )
}
