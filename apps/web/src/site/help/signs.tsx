import type { Language } from '@ankur/content'
import { claimsOf } from '@ankur/content/claims'
import { isReviewed } from '@ankur/content/reviews'
import { SourceLine } from '../claim/claim.tsx'
import { claimWords, shownClaim } from '../claim/shown-claim.ts'
import { helpWords } from './help-words.ts'

/** Signs that a doctor should see this week, and those that can wait a little. Signs with an age state their source. */
export function Soon({ language }: { language: Language }) {
  const words = helpWords(language)
  return (
    <>
      <p>
        {words.signs_note} {!isReviewed('help_signs') && words.signs_unchecked}
      </p>
      <h3>{words.week_title}</h3>
      <SignList language={language} part="week" others={[words.week_1, words.week_2, words.week_3, words.week_4]} />
      <h3>{words.soon_title}</h3>
      <SignList language={language} part="soon" others={[words.soon_1, words.soon_2, words.soon_3]} />
    </>
  )
}

function SignList({ language, part, others }: { language: Language; part: 'week' | 'soon'; others: readonly string[] }) {
  const claims = claimsOf('/help', part).map((claim) => shownClaim(claim, language))
  const sources = [...new Set(claims.flatMap(({ source }) => source ?? []))]
  return (
    <>
      <ul className="prose__list">
        {[...claims.map(({ sentence }) => sentence), ...others].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {sources.map((source) => (
        <p key={source.citation} className="help__source">
          {claimWords[language].source}: <SourceLine source={source} />
        </p>
      ))}
    </>
  )
}
