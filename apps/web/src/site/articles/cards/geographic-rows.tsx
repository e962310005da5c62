import { parseCard, type CardProps } from '@ankur/content/article-cards'
import { useReading } from '../reading.tsx'
import { ClaimMark } from './claim-mark.tsx'

/** Shares by place, each as words and as a bar. The bar repeats the number, so screen readers skip it. */
export function GeographicRows(props: CardProps<'GeographicRows'>) {
  const { rows } = parseCard('GeographicRows', props)
  return (
    <ul className="shares">
      {rows.map(({ category, percentage, claim }) => (
        <li key={category} className="share">
          <span>{category}</span>
          <b className="share__number">{typeof percentage === 'number' ? `${percentage}%` : percentage}</b>
          <Bar width={Number.parseFloat(String(percentage))} />
          {claim !== undefined && <RowClaim id={claim} />}
        </li>
      ))}
    </ul>
  )
}

function Bar({ width }: { width: number }) {
  return (
    <svg className="share__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="share__track" width="100" height="8" />
      <rect className="share__part" width={Math.min(100, Math.max(0, width))} height="8" />
    </svg>
  )
}

function RowClaim({ id }: { id: string }) {
  return (
    <span className="share__claim">
      <ClaimMark claim={useReading().show(id)} />
    </span>
  )
}
