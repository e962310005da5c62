/** The play record stored in a child's profile: the days on which each level was played, the help used, and the plants. */
import * as z from 'zod/mini'
import { consentGivenSchema } from '@ankur/accounts/consents'
import { gardenGames, type GardenGame } from './garden/plants.ts'
import { isLevel, levels, helpLevels, type HelpLevel } from './levels.ts'
import { MAX_DAYS, type PlayedDay } from './play-days.ts'

const level = z.literal(levels)
const count = z.int().check(z.positive(), z.maximum(100_000))

const daySchema = z.object({
  level,
  day: z.iso.date(),
  rounds: count,
  ways: z.partialRecord(z.enum(helpLevels), count),
  unhelped: z.boolean(),
})

const gameSchema = z.object({
  days: z.array(daySchema).check(z.maxLength(MAX_DAYS)),
  grown: z.array(level).check(z.maxLength(levels.length)),
})

export const playRecordSchema = z.partialRecord(z.enum(gardenGames as [GardenGame, ...GardenGame[]]), gameSchema)
export type PlayRecord = z.output<typeof playRecordSchema>
type GameRecord = z.output<typeof gameSchema>

/** Body of `PUT /api/play/:childId`. The first record of each child must include the consent. */
export const playRequestSchema = z.object({
  record: playRecordSchema,
  /** Replace the stored record instead of merging: play days were deleted. */
  replaces: z.optional(z.boolean()),
  /** The play days up to this one, in Indian time, were deleted on the device. */
  deletedUntil: z.optional(z.iso.date()),
  /** The last deletion that the device has heard of, as an earlier answer gave it. */
  daysDeletedAt: z.optional(z.iso.datetime()),
  consent: z.optional(consentGivenSchema),
})

export type PlayRequest = z.output<typeof playRequestSchema>

export const storedPlaySchema = z.object({
  childId: z.string(),
  record: playRecordSchema,
  daysDeletedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
})
export type StoredPlay = z.output<typeof storedPlaySchema>
/** Answer of `GET /api/play`. */
export const storedPlayListSchema = z.object({ items: z.array(storedPlaySchema) })
export type StoredPlayList = z.output<typeof storedPlayListSchema>

/**
 * Merges two records. If two devices have the same day of a level, the one with more rounds counts, so that a repeated
 * upload counts once. A plant on either device is kept.
 */
export function mergedPlay(one: PlayRecord, other: PlayRecord): PlayRecord {
  const games = gardenGames.flatMap((game) => {
    const [here, there] = [one[game], other[game]]
    if (!here && !there) return []
    return [[game, mergedGame(here ?? nothing, there ?? nothing)] as const]
  })
  return Object.fromEntries(games)
}

/**
 * The record of a device that has heard of the deletion `heardOf`. If there was a later one it loses its days up to the day of
 * that, so that deleted days do not come back; plants stay. `dayOf` gives the day of a time in milliseconds, like `2026-03-14`.
 */
export function afterDeletion(
  record: PlayRecord,
  { heardOf, last, dayOf }: { heardOf: string | null; last: string | null; dayOf: (atMs: number) => string },
): PlayRecord {
  return last === null || heardOf === last ? record : withoutDaysUntil(record, dayOf(Date.parse(last)))
}

/** Plants stay. */
export function withoutDaysUntil(record: PlayRecord, last: string): PlayRecord {
  return Object.fromEntries(
    Object.entries(record).map(([game, { days, grown }]) => [game, { days: days.filter(({ day }) => day > last), grown }]),
  )
}

const nothing: GameRecord = { days: [], grown: [] }

function mergedGame(one: GameRecord, other: GameRecord): GameRecord {
  const days = new Map<string, PlayedDay>()
  for (const each of [...one.days, ...other.days]) {
    const at = `${each.day} ${each.level}`
    const before = days.get(at)
    days.set(at, before ? fuller(before, each) : each)
  }
  const inOrder = [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day) || a.level - b.level)
  const grown = levels.filter((each) => one.grown.includes(each) || other.grown.includes(each))
  return { days: inOrder.slice(-MAX_DAYS).map((day) => ({ ...day, ways: { ...day.ways } })), grown: grown.filter(isLevel) }
}

function fuller(one: PlayedDay, other: PlayedDay): PlayedDay {
  const used = helpLevels.flatMap((way): (readonly [HelpLevel, number])[] => {
    const most = Math.max(one.ways[way] ?? 0, other.ways[way] ?? 0)
    return most > 0 ? [[way, most]] : []
  })
  return {
    ...one,
    rounds: Math.max(one.rounds, other.rounds),
    ways: Object.fromEntries(used),
    unhelped: one.unhelped || other.unhelped,
  }
}
