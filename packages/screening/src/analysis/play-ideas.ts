import { type Domain, domains } from '../instrument.ts'
import type { Texts } from '../language.ts'
import { playIdeas } from '../texts/analysis-texts.ts'

/** Three ideas by group of the counted items: two for the largest group, one for the second; general ideas if none counted. */
export function chooseIdeas(counted: readonly Domain[]): Texts[] {
  const size = (domain: Domain) => counted.filter((each) => each === domain).length
  const [first, second] = domains.filter((domain) => size(domain) > 0).sort((a, b) => size(b) - size(a))
  if (!first) return [playIdeas.A[0], playIdeas.C[0], playIdeas.D[0]]
  const third = second ?? (first === 'C' ? 'D' : 'C')
  return [...playIdeas[first], playIdeas[third][0]]
}
