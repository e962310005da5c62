import type { PropsWithChildren } from 'react'
import { fill } from '@ankur/content'
import { parseCard, type CardProps } from '@ankur/content/article-cards'
import { readerWords } from '../reader-words.ts'
import { useReading } from '../reading.tsx'
import { ClaimMark } from './claim-mark.tsx'

/** Text with a figure, followed by a small number that links to its source. */
export function Cited({ children, ...props }: PropsWithChildren<CardProps<'Cited'>>) {
  const { article, show, numberOf } = useReading()
  const claim = show(parseCard('Cited', props).claim)
  const number = numberOf(claim)
  return (
    <span className="cited">
      {children}
      {claim.status === 'unverified' ? (
        <>
          {' '}
          <ClaimMark claim={claim} />
        </>
      ) : (
        <sup className="cited__mark" data-unread="">
          <a href={`#source-${number}`} aria-label={fill(readerWords[article.language].source, { n: number ?? 0 })}>
            {number}
          </a>
        </sup>
      )}
    </span>
  )
}
