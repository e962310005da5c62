import * as z from 'zod/mini'
import { inEachLanguage, languages, type Language } from '@ankur/languages'
import { boardSizes } from './layout.ts'
import { folderIds, isWordId, type FolderId, type WordId, type WordKind } from './words.ts'

/** The maximum number of custom words on a board. */
export const maxOwnWords = 500
/** Custom folders, behind the fixed ones. */
export const maxOwnFolders = 6
export const maxNameLength = 60

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNameLength))
const names = z.strictObject(inEachLanguage(() => z.optional(name)))
const fileId = z.string().check(z.regex(/^[\w-]{1,80}$/))
const kind = z.enum(['action', 'people', 'question', 'description', 'thing', 'social', 'place', 'refusal'])
const wordId = z.string().check(z.refine(isWordId))

export type OwnFolderId = `folder-${string}`
export type AnyFolderId = FolderId | OwnFolderId

const ownFolderId = z.templateLiteral(['folder-', z.string().check(z.regex(/^[\w-]{1,60}$/))])

const ownFolder = z.object({ id: ownFolderId, names, symbol: z.optional(wordId) })

const ownWord = z.object({
  id: z.string().check(z.regex(/^own-[\w-]{1,60}$/)),
  names,
  kind,
  folder: z.union([z.enum(folderIds as [FolderId, ...FolderId[]]), ownFolderId]),
  place: z.int().check(z.gte(0), z.lt(maxOwnWords + 200)),
  symbol: z.optional(wordId),
  photo: z.optional(fileId),
})

const change = z.object({ names: z.optional(names), spoken: z.optional(names), photo: z.optional(fileId) })

const language = z.enum(languages)

const settings = z.object({
  size: z._default(z.union(boardSizes.map((size) => z.literal(size))), 20),
  orientation: z._default(z.enum(['tall', 'wide']), 'tall'),
  second: z._default(z.nullable(language), null),
  wordAbove: z._default(z.boolean(), false),
  colors: z._default(z.boolean(), true),
  speakWords: z._default(z.boolean(), true),
  speakRow: z._default(z.boolean(), true),
  repeatMs: z._default(z.union([z.literal(0), z.literal(500), z.literal(1000)]), 0),
  holdMs: z._default(z.union([z.literal(0), z.literal(300), z.literal(600)]), 0),
  dwellMs: z._default(z.union([z.literal(0), z.literal(1000), z.literal(1500), z.literal(2500)]), 0),
  switches: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  scanSeconds: z._default(z.union([z.literal(2), z.literal(3), z.literal(5), z.literal(8)]), 3),
  scanAloud: z._default(z.boolean(), false),
})

/** A child's board as stored on this device. Photos and recordings are separate files, referred to by name. */
export const personalBoardSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  name: z._default(z.string().check(z.maxLength(24)), ''),
  settings: z.pipe(
    z._default(z.unknown(), {}),
    z.transform((given): BoardSettings => settingsOf(given)),
  ),
  hidden: z._default(z.array(wordId), []),
  changed: z._default(z.record(z.string(), change), {}),
  own: z._default(z.array(ownWord).check(z.maxLength(maxOwnWords)), []),
  folders: z._default(z.array(ownFolder).check(z.maxLength(maxOwnFolders)), []),
  /** Words in "my things" besides the custom ones. */
  favourites: z._default(
    z.array(z.object({ id: wordId, place: z.int().check(z.gte(0), z.lt(maxOwnWords)) })).check(z.maxLength(60)),
    [],
  ),
})

export type Names = z.infer<typeof names>
export type OwnFolder = z.infer<typeof ownFolder>
export type OwnWord = z.infer<typeof ownWord>
export type BoardSettings = z.infer<typeof settings>
export type WordChange = z.infer<typeof change>
export interface PersonalBoard {
  readonly id: string
  readonly name: string
  readonly settings: BoardSettings
  readonly hidden: readonly string[]
  readonly changed: Readonly<Record<string, WordChange>>
  readonly own: readonly OwnWord[]
  readonly folders: readonly OwnFolder[]
  readonly favourites: readonly { readonly id: string; readonly place: number }[]
}

/** One damaged setting does not cost the others. */
function settingsOf(given: unknown): BoardSettings {
  const whole = settings.safeParse(given)
  if (whole.success) return whole.data
  const known = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return known.reduce<BoardSettings>((stored, [key, value]) => {
    const next = settings.safeParse({ ...stored, [key]: value })
    return next.success ? next.data : stored
  }, settings.parse({}))
}

/** Whatever was stored or imported, or null when it is no board. */
export function parsePersonalBoard(given: unknown): PersonalBoard | null {
  const board = personalBoardSchema.safeParse(given)
  return board.success ? withoutLostWords(board.data as PersonalBoard) : null
}

/** A word in a folder that is not there could never be reached: it joins "my things". */
function withoutLostWords(board: PersonalBoard): PersonalBoard {
  const there = new Set<string>([...folderIds, ...board.folders.map(({ id }) => id)])
  if (board.own.every(({ folder }) => there.has(folder))) return board
  return { ...board, own: board.own.map((word) => (there.has(word.folder) ? word : { ...word, folder: 'my_things' })) }
}

/** The board that a child opens first. */
export function firstBoard(id: string, settings: Partial<BoardSettings> = {}): PersonalBoard {
  return { ...(parsePersonalBoard({ id }) as PersonalBoard), settings: settingsOf(settings) }
}

/** The displayed and spoken form of a word. */
export interface BoardWord {
  readonly id: string
  readonly kind: WordKind
  /** In the wanted language; another language's word only where the family wrote no other. */
  readonly text: string
  readonly textLanguage: Language
  readonly second: { readonly text: string; readonly language: Language } | null
  /** The spoken text, if it differs from the written one. */
  readonly spoken: string
  readonly symbol: WordId | null
  readonly photo: string | null
}
