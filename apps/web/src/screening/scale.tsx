import { fill } from '@ankur/content'
import type { BandLimits } from '@ankur/screening/instrument'
import { bands } from '@ankur/screening/score'
import { resultsWords } from './results-words.ts'
import type { Finding } from './finding.ts'

/** Three boxes of equal width and one hue; a marker and words say which one, never a colour alone. */
export function Scale({ finding, limits }: { finding: Finding; limits: BandLimits }) {
  const results = resultsWords.use()
  const { medium, high } = limits
  const from = { low: 0, medium, high }
  const to = { low: medium - 1, medium: high - 1, high: finding.count }
  const used = bands.filter((band) => from[band] <= to[band])
  return (
    <ol className="scale" aria-label={results.scale_title}>
      {used.map((band) => {
        const here = band === finding.band
        return (
          <li key={band} className={here ? 'scale__box scale__box--here' : 'scale__box'} aria-current={here || undefined}>
            <b>{fill(results[`scale_${band}`], { from: from[band], to: to[band] })}</b>
            {results[`scale_${band}_step`]}
            {here && <span className="scale__pin">{fill(results.your_result, { total: finding.total })}</span>}
          </li>
        )
      })}
    </ol>
  )
}
