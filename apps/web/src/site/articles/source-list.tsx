import { articleWords } from '@ankur/content/pages/articles'
import { Told } from '../claim/claim.tsx'
import { shownEnglishClaim } from '../claim/shown-claim.ts'
import type { NumberedSource, NumberedSources } from './number-sources.ts'

/** Where every figure comes from, and which figures came from nowhere that we could find. */
export function SourceList({ sources: { list, unverified } }: { sources: NumberedSources }) {
  return (
    <>
      {list.length > 0 && (
        <section className="source-list" aria-labelledby="sources" data-unread="">
          <h2 id="sources">{articleWords.sources}</h2>
          <ol className="source-list__items">
            {list.map((source) => (
              <Source key={source.number} source={source} />
            ))}
          </ol>
        </section>
      )}
      {unverified.length > 0 && (
        <section className="source-list" aria-labelledby="not-verified">
          <h2 id="not-verified">{articleWords.not_verified}</h2>
          <p>{articleWords.not_verified_lead}</p>
          <ul className="source-list__unverified">
            {unverified.map((claim) => (
              <li key={claim.id}>
                {claim.figure && <b className="source-list__figure">{claim.figure}</b>}
                <Told claim={shownEnglishClaim(claim)} language="en" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Source({ source: { number, citation, year, url, notes } }: { source: NumberedSource }) {
  const line = `${citation}, ${year}`
  return (
    <li id={`source-${number}`}>
      {url ? <a href={url}>{line}</a> : line}
      {notes.map((note) => (
        <p key={note} className="source-list__note">
          {note}
        </p>
      ))}
    </li>
  )
}
