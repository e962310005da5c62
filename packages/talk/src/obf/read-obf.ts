import { isLanguage, type Language } from '@ankur/content'
import { maxNameLength, maxOwnWords, parsePersonalBoard, type PersonalBoard } from '../personal-board.ts'
import { boardSchema, manifestSchema, type ObfBoard } from './obf-schema.ts'

/** What an archive holds, read without trusting any of it. Media are paths within the archive, or data addresses. */
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
  readonly spoken: string | null
  readonly image: string | null
  readonly sound: string | null
}

/** `fileAt` gives the text of a file of the archive; for a lone `.obf`, pass its text as `single`. */
export function readObf(fileAt: (path: string) => string | null, single?: string): ObfContent | ObfProblem {
  const first = single ?? rootOf(fileAt)
  if (first === null) return 'not_a_board'
  const root = parseBoard(first)
  if (!root) return 'damaged'
  const own = root.ext_ankur_board === undefined ? null : parsePersonalBoard(root.ext_ankur_board)
  if (own) return { kind: 'ankur', board: own, media: mediaOf([root, ...linked(root, fileAt)]) }
  return foreignContent([root, ...linked(root, fileAt)])
}

function rootOf(fileAt: (path: string) => string | null): string | null {
  const manifest = manifestSchema.safeParse(parseJson(fileAt('manifest.json')))
  return manifest.success ? fileAt(manifest.data.root) : null
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

/** The boards that can be reached from the first one, each once, however they point at each other. */
function linked(root: ObfBoard, fileAt: (path: string) => string | null): ObfBoard[] {
  const seen = new Set<string>()
  const found: ObfBoard[] = []
  const queue = [root]
  for (let next = queue.shift(); next && seen.size < 200; next = queue.shift()) {
    for (const { load_board } of next.buttons) {
      const path = load_board?.path
      if (!path || seen.has(path)) continue
      seen.add(path)
      const board = parseBoard(fileAt(path))
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
      return path && !path.endsWith('.svg') ? [{ word: button.id, path }] : []
    }),
  )
}

function foreignContent(boards: readonly ObfBoard[]): ObfContent {
  const locale = boards[0]?.locale?.slice(0, 2).toLowerCase()
  const words = boards.flatMap((board) =>
    board.buttons.flatMap((button): ForeignWord[] => {
      const text = (button.label ?? button.vocalization ?? '').trim().slice(0, maxNameLength)
      // A button that only leads to another board says nothing by itself.
      if (text === '' || button.load_board) return []
      const image = board.images.find(({ id }) => id === button.image_id)
      const sound = board.sounds.find(({ id }) => id === button.sound_id)
      const spoken = (button.vocalization ?? '').trim().slice(0, maxNameLength)
      return [
        {
          text,
          spoken: spoken === '' || spoken === text ? null : spoken,
          image: image?.path ?? image?.data ?? null,
          sound: sound?.path ?? sound?.data ?? null,
        },
      ]
    }),
  )
  const byText = new Map<string, ForeignWord>()
  for (const word of words) {
    const former = byText.get(word.text)
    // The same word on several boards: the one with a picture is worth more.
    if (!former || (former.image === null && word.image !== null)) byText.set(word.text, word)
  }
  const different = [...byText.values()]
  const kept = different.slice(0, maxOwnWords)
  return {
    kind: 'foreign',
    language: isLanguage(locale) ? locale : 'en',
    words: kept,
    leftOut: different.length - kept.length,
  }
}
