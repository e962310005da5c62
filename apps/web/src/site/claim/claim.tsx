import type { Language } from '@ankur/content'
import type { Source } from '@ankur/content/publications'
import { Tag } from '../../ui/tag/tag.tsx'
import { claimWords, type ShownClaim } from './shown-claim.ts'
import './claim.css'

interface Props {
  claim: ShownClaim
  language: Language
}

/** Number, sentence, and beside it either a source or the words 'Not yet verified'. Nothing counts up. */
export function Figure(props: Props) {
  return (
    <li className="figure">
      {props.claim.figure && <b className="figure__number">{props.claim.figure}</b>}
      <div>
        <ClaimText {...props} />
      </div>
    </li>
  )
}

/** The sentence of a figure, its limits and its source. */
export function ClaimText({ claim, language }: Props) {
  const words = claimWords[language]
  return (
    <>
      <p>
        {claim.sentence} {claim.status === 'unverified' && <Tag kind="mari">{words.not_yet_verified}</Tag>}
      </p>
      {claim.note && <p className="figure__note">{claim.note}</p>}
      {claim.source && (
        <p className="figure__note">
          {claim.status === 'sourced' ? words.source : words.nearest_source}: <SourceLine source={claim.source} />
        </p>
      )}
    </>
  )
}

/** As a reader would look it up; publications keep their own language. */
export function SourceLine({ source }: { source: Source }) {
  const line = `${source.citation}, ${source.year}`
  return source.url ? (
    <a href={source.url} lang="en">
      {line}
    </a>
  ) : (
    <span lang="en">{line}</span>
  )
}
