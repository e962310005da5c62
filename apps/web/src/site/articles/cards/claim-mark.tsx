import { fill } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import { articleWords } from '@ankur/content/pages/articles'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useReading } from '../reading.tsx'

/** Where a figure comes from: the way to its source, or the words that say there is none yet. */
export function ClaimMark({ claim }: { claim: EnglishClaim }) {
  const number = useReading().numberOf(claim)
  if (claim.status === 'unverified') return <Tag kind="mari">{articleWords.not_verified}</Tag>
  return <a href={`#source-${number}`}>{fill(articleWords.source, { n: number ?? 0 })}</a>
}
