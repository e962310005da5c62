import { fill } from '@ankur/content'
import { useKnownInstrument } from '../screening/index.ts'
import { dashboardWords } from './dashboard-words.ts'
import { Card } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'

export function AboutScreening() {
  const dashboard = dashboardWords.use()
  const count = useKnownInstrument().items.length
  return (
    <Card title={dashboard.about_title}>
      <ul className="about-screening">
        <li>
          <Icon name="page" />
          <span>{fill(dashboard.about_questions, { count })}</span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{dashboard.about_minutes}</span>
        </li>
        <li>
          <Icon name="chat" />
          <span>
            {dashboard.about_analysis}
            <span className="about-screening__line">{dashboard.about_analysis_line}</span>
          </span>
        </li>
        <li>
          <Icon name="info" />
          <span>{dashboard.about_diagnosis}</span>
        </li>
      </ul>
    </Card>
  )
}
