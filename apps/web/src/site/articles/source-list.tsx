import type { Language } from '@ankur/content'
import { articleWords } from '@ankur/content/pages/articles'
import { Fold } from '../../ui/fold/fold.tsx'
import { ClaimText } from '../claim/claim.tsx'
import { shownEnglishClaim } from '../claim/shown-claim.ts'
import { readerWords, shortWords } from './reader-words.ts'
import type { NumberedSource, NumberedSources } from './number-sources.ts'

interface Props {
  sources: NumberedSources
  /** Of the article. */
  language: Language
}

/** The source of every figure, and the figures without a known source. */
export function SourceList({ sources: { list, unverified }, language }: Props) {
  const note = shortWords[language]?.sources_note
  return (
    <>
      {list.length > 0 && (
        <div className="source-list" data-unread="">
          <Fold id="sources" summary={readerWords[language].sources}>
            {note && <p>{note}</p>}
            <ol className="source-list__items">
              {list.map((source) => (
                <Source key={source.number} source={source} isShort={language !== 'en'} />
              ))}
            </ol>
          </Fold>
        </div>
      )}
      {unverified.length > 0 && (
        <div className="source-list">
          <Fold id="not-verified" summary={articleWords.not_verified}>
            <p>{articleWords.not_verified_lead}</p>
            <ul className="source-list__unverified">
              {unverified.map((claim) => (
                <li key={claim.id}>
                  {claim.figure && <b className="source-list__figure">{claim.figure}</b>}
                  <ClaimText claim={shownEnglishClaim(claim)} language="en" />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </>
  )
}

/** In the language of the publication; the limits of its figures are written in English only. */
function Source({ source, isShort }: { source: NumberedSource; isShort: boolean }) {
  const { number, citation, year, url, notes } = source
  const line = `${citation}, ${year}`
  return (
    <li id={`source-${number}`} lang={isShort ? 'en' : undefined}>
      {url ? <a href={url}>{line}</a> : line}
      {(isShort ? [] : notes).map((note) => (
        <p key={note} className="source-list__note">
          {note}
        </p>
      ))}
    </li>
  )
}
