import { fill } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import { Tag } from '../../../ui/tag/tag.tsx'
import { readerWords } from '../reader-words.ts'
import { useReading } from '../article.tsx'
import type { PropsWithChildren } from 'react'
import { parseCard, type CardProps } from '@ankur/content/article-cards'
import { Icon } from '../../../ui/icon/icon.tsx'

/** The source of a figure: a link to it, or a note that there is none yet. */
export function ClaimMark({ claim }: { claim: EnglishClaim }) {
  const { article, numberOf } = useReading()
  const number = numberOf(claim)
  const words = readerWords[article.language]
  if (claim.status === 'unverified') return <Tag kind="mari">{words.not_verified}</Tag>
  return <a href={`#source-${number}`}>{fill(words.source, { n: number ?? 0 })}</a>
}

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
