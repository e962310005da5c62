import type { MemoryRound } from './memory/round.ts'
import type { Round } from './round.ts'

/** The first seed that deals a round other than this one; the first seed where a level has only one round. */
export function anotherSeed<Each extends Round | MemoryRound>(
  current: Each,
  deal: (seed: number) => Each,
  seeds: readonly [number, ...number[]],
): number {
  const now = contentOf(current)
  return seeds.find((seed) => contentOf(deal(seed)) !== now) ?? seeds[0]
}

/** What is seen of a round: ids are not. */
function contentOf(round: Round | MemoryRound): string {
  return JSON.stringify(round, (key, value: unknown) => (hidden.includes(key) ? undefined : value))
}

const hidden: readonly string[] = ['seed', 'id', 'home', 'others']
