import { fill } from '@ankur/content'
import { Fold } from '../../ui/fold/fold.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { behaviourLines } from './behaviour-lines.ts'
import type { Finding } from '../finding.ts'
import { messagesOf } from '../../platform/messages.ts'

const resultsWords = messagesOf('screening/results', 'results')

/** Shown first, if the child does them: smiling, pretending and copying, which every family knows. */
const first = [11, 3, 15, 7, 1, 10]
const shown = 3

interface Props {
  finding: Finding
  /** Only its title: an urgent result stays short for what has to be done. */
  isFolded?: boolean
}

/** What the child already does, from the answers that did not count. */
export function Strengths({ finding: { behaviours, counted }, isFolded = false }: Props) {
  const results = resultsWords.use()
  const { strengths } = behaviourLines.use()
  if (behaviours !== 'twenty') return null
  const known = Object.keys(strengths).map(Number)
  const does = [...first, ...known.filter((id) => !first.includes(id))].filter((id) => !counted.includes(id))
  if (does.length === 0) return null
  const line = (id: number) => (
    <li key={id}>
      <Icon name="check" size="small" />
      {(strengths as Readonly<Record<number, string>>)[id]}
    </li>
  )
  if (isFolded) {
    return (
      <div className="strengths strengths--folded">
        <Fold id="strengths" summary={results.strengths_title}>
          <ul>{does.map(line)}</ul>
        </Fold>
      </div>
    )
  }
  return (
    <section className="strengths" aria-labelledby="strengths">
      <h2 id="strengths">{results.strengths_title}</h2>
      <ul>{does.slice(0, shown).map(line)}</ul>
      {does.length > shown && (
        <details className="strengths__more">
          <summary>{fill(results.strengths_all, { n: does.length })}</summary>
          <ul>{does.slice(shown).map(line)}</ul>
        </details>
      )}
    </section>
  )
}
