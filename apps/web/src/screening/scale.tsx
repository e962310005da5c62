import { fill } from '@ankur/content'
import { bands } from '@ankur/screening/score'
import { resultsWords } from './results-words.ts'
import type { Finding } from './finding.ts'

/** Three boxes of equal width and one hue; a marker and words say which one, never a colour alone. */
export function Scale({ finding }: { finding: Finding }) {
  const results = resultsWords.use()
  return (
    <ol className="scale" aria-label={results.scale_title}>
      {bands.map((band) => {
        const here = band === finding.band
        return (
          <li key={band} className={here ? 'scale__box scale__box--here' : 'scale__box'} aria-current={here || undefined}>
            <b>{results[`scale_${band}`]}</b>
            {results[`scale_${band}_step`]}
            {here && <span className="scale__pin">{fill(results.your_result, { total: finding.total })}</span>}
          </li>
        )
      })}
    </ol>
  )
}
