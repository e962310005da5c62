import { domains } from '@ankur/screening/instrument'
import { itemKeys } from '@ankur/screening/item-keys'
import { behaviourLines } from './behaviour-lines.ts'
import type { Finding } from '../finding.ts'
import { messagesOf } from '../../platform/messages.ts'

const resultsWords = messagesOf('screening/results', 'results')

/** The answers that count, as behaviours and by area. No area has a number. */
export function TalkAbout({ finding: { counting } }: { finding: Finding }) {
  const results = resultsWords.use()
  const { areas, talk } = behaviourLines.use()
  const inArea = (area: (typeof domains)[number]) => itemKeys.filter(({ id, domain }) => domain === area && counting.includes(id))
  return (
    <>
      <p className="talk__lead">{results.talk_lead}</p>
      <div className="talk">
        {domains
          .filter((area) => inArea(area).length > 0)
          .map((area) => (
            <section key={area} className="talk__area">
              <h3>{areas[area]}</h3>
              <ul>
                {inArea(area).map(({ id }) => (
                  <li key={id}>{talk[id]}</li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}
