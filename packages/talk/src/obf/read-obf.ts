import { isLanguage, type Language } from '@ankur/content'
import { maxNameLength, maxOwnWords, parsePersonalBoard, type Names, type PersonalBoard } from '../personal-board.ts'
import { boardSchema, manifestSchema, type ObfBoard, type ObfManifest } from './obf-schema.ts'

/** Reads an untrusted archive. Media are data URLs, paths within the archive, or web addresses, which nothing downloads. */
export type ObfContent =
  | { readonly kind: 'ankur'; readonly board: PersonalBoard; readonly media: readonly NamedMedia[] }
  | { readonly kind: 'foreign'; readonly language: Language; readonly words: readonly ForeignWord[]; readonly leftOut: number }

export type ObfProblem = 'not_a_board' | 'damaged'

/** The photo of a word. Recordings are found by their names, as a word may have one in each language. */
interface NamedMedia {
  readonly word: string
  readonly path: string
}

/** A button of another program's board: it joins "my things", as no core word ever moves. */
export interface ForeignWord {
  readonly text: string
  /** The same word in the other languages of ours that the file has. */
  readonly translations?: Names
  readonly spoken: string | null
  /** Null when the button names none. */
  readonly image: string | null
  readonly sound: string | null
}

/** `fileAt` gives the text of a file of the archive; for a lone `.obf`, pass its text as `single`. */
export function readObf(fileAt: (path: string) => string | null, single?: string): ObfContent | ObfProblem {
  const manifest = single === undefined ? manifestOf(fileAt) : null
  const paths = manifest?.paths ?? noPaths
  const first = single ?? (manifest && boardAt(manifest.root, fileAt, paths))
  if (first === null) return 'not_a_board'
  const root = parseBoard(first)
  if (!root) return 'damaged'
  const own = root.ext_ankur_board === undefined ? null : parsePersonalBoard(root.ext_ankur_board)
  const boards = [root, ...linked(root, fileAt, paths)]
  return own ? { kind: 'ankur', board: own, media: mediaOf(boards) } : foreignContent(boards, paths)
}

type Paths = ObfManifest['paths']
const noPaths: Paths = { boards: {}, images: {}, sounds: {} }

/** By its path, as the format requires; one program writes a board's id there, which the manifest resolves. */
function boardAt(name: string, fileAt: (path: string) => string | null, paths: Paths): string | null {
  return fileAt(name) ?? fileAt(paths.boards[name] ?? '')
}

function manifestOf(fileAt: (path: string) => string | null): ObfManifest | null {
  const manifest = manifestSchema.safeParse(parseJson(fileAt('manifest.json')))
  return manifest.success ? manifest.data : null
}

function parseBoard(text: string | null): ObfBoard | null {
  const board = boardSchema.safeParse(parseJson(text))
  return board.success ? board.data : null
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The boards that can be reached from the first one, by path or by id, each once, however they point at each other. */
function linked(root: ObfBoard, fileAt: (path: string) => string | null, paths: Paths): ObfBoard[] {
  const seen = new Set<string>()
  const found: ObfBoard[] = []
  const queue = [root]
  for (let next = queue.shift(); next && seen.size < 200; next = queue.shift()) {
    for (const { load_board } of next.buttons) {
      const path = load_board?.path ?? paths.boards[load_board?.id ?? '']
      if (!path || seen.has(path)) continue
      seen.add(path)
      const board = parseBoard(boardAt(path, fileAt, paths))
      if (!board) continue
      found.push(board)
      queue.push(board)
    }
  }
  return found
}

function mediaOf(boards: readonly ObfBoard[]): NamedMedia[] {
  return boards.flatMap((board) =>
    board.buttons.flatMap((button): NamedMedia[] => {
      const path = board.images.find(({ id }) => id === button.image_id)?.path
      return button.id !== null && path && !path.endsWith('.svg') ? [{ word: button.id, path }] : []
    }),
  )
}

function foreignContent(boards: readonly ObfBoard[], paths: Paths): ObfContent {
  const locale = boards[0]?.locale
  const language = languageOf(locale) ?? 'en'
  const words = boards.flatMap((board) => board.buttons.flatMap((button) => foreignWord(button, board, paths, language) ?? []))
  const byText = new Map<string, ForeignWord>()
  for (const word of words) {
    const former = byText.get(word.text)
    // The same word on several boards: the one with a picture is worth more.
    if (!former || (former.image === null && word.image !== null)) byText.set(word.text, word)
  }
  const different = [...byText.values()]
  const stored = different.slice(0, maxOwnWords)
  return {
    kind: 'foreign',
    language,
    words: stored,
    leftOut: different.length - stored.length,
  }
}

/** Null for a button without its own word: it opens another board, or clears, spells or speaks the sentence. */
function foreignWord(button: ObfBoard['buttons'][number], board: ObfBoard, paths: Paths, language: Language): ForeignWord | null {
  const inWords = (text: string | null | undefined) =>
    (board.strings?.[board.locale ?? '']?.[text ?? ''] ?? text ?? '').trim().slice(0, maxNameLength)
  const spoken = inWords(button.vocalization)
  const text = inWords(button.label) || spoken
  if (text === '' || button.load_board || button.action) return null
  const image = board.images.find(({ id }) => id === button.image_id)
  const sound = board.sounds.find(({ id }) => id === button.sound_id)
  return {
    text,
    ...translationsOf(button.label ?? '', board, language),
    spoken: spoken === '' || spoken === text || spoken.startsWith(':') || spoken.startsWith('+') ? null : spoken,
    image: image ? addressOf(image, paths.images) : null,
    sound: sound ? addressOf(sound, paths.sounds) : null,
  }
}

/**
 * In the order of the format: content, a path in the archive, a web address. Where the two differ, the manifest's path is
 * right: Cboard's boards name a picture's address on its own site.
 */
function addressOf({ id, data, path, url }: ObfBoard['images'][number], inManifest: Readonly<Record<string, string>>): string {
  return data || inManifest[id] || path || url || ''
}

/** The translations of a label in a board's strings, in our languages: `hi`, `hi-IN` and `hi_IN` are the same. */
function translationsOf(label: string, { strings }: ObfBoard, wordLanguage: Language): Pick<ForeignWord, 'translations'> {
  const textsByLanguage = Object.entries(strings ?? {}).flatMap(([locale, texts]) => {
    const language = languageOf(locale)
    const text = (texts[label] ?? '').trim().slice(0, maxNameLength)
    return language && language !== wordLanguage && text !== '' ? [[language, text] as const] : []
  })
  return textsByLanguage.length > 0 ? { translations: Object.fromEntries(textsByLanguage) } : {}
}

function languageOf(locale: string | null | undefined): Language | null {
  const [code = ''] = (locale ?? '').toLowerCase().split(/[-_]/)
  return isLanguage(code) ? code : null
}
