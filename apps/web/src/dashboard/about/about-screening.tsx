import { fill } from '@ankur/content'
import { useKnownInstrument } from '../../screening/index.ts'
import { messagesOf } from '../../platform/messages.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

const aboutScreeningWords = messagesOf('app/dashboard', 'aboutScreening')
const dashboardWords = messagesOf('app/dashboard', 'dashboard')

export function AboutScreening() {
  const dashboard = dashboardWords.use()
  const words = aboutScreeningWords.use()
  const count = useKnownInstrument().items.length
  return (
    <Card title={dashboard.about_title}>
      <ul className="about-screening">
        <li>
          <Icon name="page" />
          <span>{fill(words.questions, { count })}</span>
        </li>
        <li>
          <Icon name="clock" />
          <span>{words.minutes}</span>
        </li>
        <li>
          <Icon name="chat" />
          <span>
            {words.analysis}
            <span className="about-screening__line">{words.analysis_line}</span>
          </span>
        </li>
        <li>
          <Icon name="info" />
          <span>{words.diagnosis}</span>
        </li>
      </ul>
    </Card>
  )
}
