import { fill } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import { Tag } from '../../../ui/tag/tag.tsx'
import { readerWords } from '../reader-words.ts'
import { useReading } from '../reading.tsx'

/** The source of a figure: a link to it, or a note that there is none yet. */
export function ClaimMark({ claim }: { claim: EnglishClaim }) {
  const { article, numberOf } = useReading()
  const number = numberOf(claim)
  const words = readerWords[article.language]
  if (claim.status === 'unverified') return <Tag kind="mari">{words.not_verified}</Tag>
  return <a href={`#source-${number}`}>{fill(words.source, { n: number ?? 0 })}</a>
}
