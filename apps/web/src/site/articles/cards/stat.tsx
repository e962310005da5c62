import { parseCard, type CardProps } from '@ankur/content/article-cards'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useReading } from '../reading.tsx'
import { ClaimMark } from './claim-mark.tsx'

/** A single figure: number, sentence, source. It is not animated. */
export function Stat(props: CardProps<'Stat'>) {
  const claim = useReading().show(parseCard('Stat', props).claim)
  return (
    <div className="stat">
      {claim.figure && (
        <b className="stat__figure">
          <Icon name={claim.status === 'sourced' ? 'chart' : 'info'} />
          {claim.figure}
        </b>
      )}
      <p className="stat__words">
        {claim.sentence} <ClaimMark claim={claim} />
      </p>
    </div>
  )
}
