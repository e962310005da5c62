import { fill } from '@ankur/content'
import { bands } from '@ankur/screening/score'
import { useWords } from '../platform/language.tsx'
import type { Finding } from './finding.ts'

/** Three boxes of equal width and one hue; a marker and words say which one, never a colour alone. */
export function Scale({ finding }: { finding: Finding }) {
  const { screening } = useWords()
  return (
    <ol className="scale" aria-label={screening.scale_title}>
      {bands.map((band) => {
        const here = band === finding.band
        return (
          <li key={band} className={here ? 'scale__box scale__box--here' : 'scale__box'} aria-current={here || undefined}>
            <b>{screening[`scale_${band}`]}</b>
            {screening[`scale_${band}_step`]}
            {here && <span className="scale__pin">{fill(screening.your_result, { total: finding.total })}</span>}
          </li>
        )
      })}
    </ol>
  )
}
