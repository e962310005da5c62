/**
 * A plan for an adult with a few children: greeting, first-then, one game for each child, one sheet, one way to talk,
 * goodbye. It is a suggestion that can be changed; nothing in it is a score.
 */
import type { ListedGame } from './listed-games.ts'

export const sessionMinutes = [20, 30, 40] as const
export type SessionMinutes = (typeof sessionMinutes)[number]

/** The available things. */
export const sessionThings = ['screen', 'paper', 'toys'] as const
export type SessionThing = (typeof sessionThings)[number]

/** The ideas for each part; "another" cycles through them. */
export const sessionIdeas = {
  hello: ['hello_song', 'hello_name', 'hello_wave'],
  first_then: ['first_then_board', 'first_then_things', 'first_then_steps'],
  game: ['screen', 'paper', 'toys'],
  sheet: ['my_day', 'feelings', 'free_drawing', 'about_me'],
  talk: ['wait_five', 'offer_two', 'point_along', 'talk_board'],
  goodbye: ['goodbye_song', 'goodbye_tidy', 'goodbye_picture'],
} as const
export type SessionPartKind = keyof typeof sessionIdeas

export interface SessionPart {
  readonly kind: SessionPartKind
  readonly minutes: number
  /** The index of the idea within its kind. */
  readonly idea: number
}

export const maxInSession = 6

const minutesOf: Readonly<Record<SessionMinutes, Readonly<Record<SessionPartKind, number>>>> = {
  20: { hello: 2, first_then: 2, game: 7, sheet: 4, talk: 3, goodbye: 2 },
  30: { hello: 3, first_then: 2, game: 12, sheet: 6, talk: 4, goodbye: 3 },
  40: { hello: 3, first_then: 2, game: 18, sheet: 8, talk: 6, goodbye: 3 },
}

/** The parts in order. Games use the available things; without paper there is no sheet, and the games get its time. */
export function planSession(minutes: SessionMinutes, things: readonly SessionThing[]): readonly SessionPart[] {
  const hasPaper = things.includes('paper')
  const game = sessionIdeas.game.findIndex((way) => things.includes(way))
  const kinds = Object.keys(sessionIdeas) as SessionPartKind[]
  return kinds
    .filter((kind) => kind !== 'sheet' || hasPaper)
    .map((kind) => ({
      kind,
      minutes: minutesOf[minutes][kind] + (kind === 'game' && !hasPaper ? minutesOf[minutes].sheet : 0),
      // Idea 2 needs only hands, which are always available.
      idea: kind === 'game' ? (game < 0 ? 2 : game) : 0,
    }))
}

/** Switches one part to its next idea; after the last comes the first. */
export function withNextIdea(parts: readonly SessionPart[], kind: SessionPartKind): readonly SessionPart[] {
  return parts.map((part) => (part.kind === kind ? { ...part, idea: (part.idea + 1) % sessionIdeas[kind].length } : part))
}

export function withoutPart(parts: readonly SessionPart[], kind: SessionPartKind): readonly SessionPart[] {
  return parts.filter((part) => part.kind !== kind)
}

/** The game to offer: the last played one, or the first. */
export function gameToOffer<Game extends ListedGame['id']>(games: readonly Game[], lastDay: (game: Game) => string): Game | null {
  return games.toSorted((one, other) => lastDay(other).localeCompare(lastDay(one)))[0] ?? null
}

/** Parses a stored plan: keeps only existing parts, each once. */
export function parseSessionParts(stored: unknown): readonly SessionPart[] {
  if (!Array.isArray(stored)) return []
  const parts = stored.flatMap((each: unknown): SessionPart[] => {
    const { kind, minutes, idea } = (each ?? {}) as Readonly<Record<string, unknown>>
    if (typeof kind !== 'string' || !(kind in sessionIdeas) || typeof minutes !== 'number' || typeof idea !== 'number') return []
    const known = kind as SessionPartKind
    if (!(minutes >= 1 && minutes <= 60) || sessionIdeas[known][idea] === undefined) return []
    return [{ kind: known, minutes: Math.round(minutes), idea }]
  })
  return parts.filter(({ kind }, index) => parts.findIndex((each) => each.kind === kind) === index)
}
