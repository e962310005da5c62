import { isRecord } from '../platform/comfort/comfort-settings.ts'

export const maxPlayers = 30
/** As long as the name of a talk board. */
export const longestName = 24
export const longestNote = 80

export const playerFriends = [
  'cat',
  'duck',
  'unicorn',
  'elephant',
  'rabbit',
  'parrot',
  'bear',
  'butterfly',
  'cow',
  'fish',
  'frog',
  'lion',
] as const
export type PlayerFriend = (typeof playerFriends)[number]

/** Somebody who plays on this device: a picture, and a name if an adult typed one. */
export interface Player {
  readonly id: string
  readonly friend: PlayerFriend
  readonly name: string
  /** The child of the account in whose profile the play days are stored, once its checkbox was checked. */
  readonly childId: string | null
  /** The last deletion of the play days in that profile that this device has heard of: the ISO time in its last answer. */
  readonly daysDeletedAt?: string | undefined
  /** The play days up to this one were deleted here, and the profile has not been told. */
  readonly deletedUntil?: string | undefined
  /** The child of the account whom this player is. Nothing is sent: storing play days needs `childId`. */
  readonly accountChild?: string
  /** A note of the adult who manages the class list. */
  readonly note?: string
}

export function parsePlayers(stored: unknown): readonly Player[] {
  if (!Array.isArray(stored)) return []
  const players = stored.flatMap((each: unknown): Player[] => {
    if (!isRecord(each) || typeof each.id !== 'string' || !/^[\w-]{1,40}$/.test(each.id)) return []
    const friend = playerFriends.find((name) => name === each.friend) ?? 'cat'
    const name = typeof each.name === 'string' ? each.name.slice(0, longestName) : ''
    const note = typeof each.note === 'string' ? each.note.slice(0, longestNote) : ''
    const childId = typeof each.childId === 'string' ? each.childId : null
    const accountChild = typeof each.accountChild === 'string' ? each.accountChild : childId
    const { daysDeletedAt, deletedUntil } = each
    return [
      {
        id: each.id,
        friend,
        name,
        childId,
        ...(isTime(daysDeletedAt) && { daysDeletedAt }),
        ...(isTime(deletedUntil) && { deletedUntil }),
        ...(accountChild !== null && { accountChild }),
        ...(note && { note }),
      },
    ]
  })
  // A file from elsewhere may name very many.
  const seen = new Set<string>()
  return players.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, maxPlayers)
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && Number.isFinite(Date.parse(value))
}
