/** Random numbers of a round depend only on its seed, so that the same seed deals the same round again. */
export type Random = () => number

/** Numbers from 0 (included) to 1 (excluded), reproducible from the seed (the published mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `least` to `most`, both included. */
export function numberFrom(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1))
}

export function shuffled<Each>(list: readonly Each[], random: Random): Each[] {
  const keyed = list.map((each) => ({ each, key: random() }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ each }) => each)
}

export function pick<Each>(list: readonly Each[], count: number, random: Random): Each[] {
  return shuffled(list, random).slice(0, count)
}

/** Picks items of which no two are alike; returns fewer if the list has too few. */
export function pickUnlike<Each>(
  list: readonly Each[],
  count: number,
  { random, alike }: { random: Random; alike: (one: Each, other: Each) => boolean },
): Each[] {
  const picked: Each[] = []
  for (const each of shuffled(list, random)) {
    if (picked.length === count) break
    if (!picked.some((other) => alike(each, other))) picked.push(each)
  }
  return picked
}
