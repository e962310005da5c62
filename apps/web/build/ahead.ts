import { inEachLanguage, type Language } from '@ankur/content'
import type { Rolldown } from 'vite'
import { pagesWithoutServer } from '../src/platform/session/session.ts'

type Output = Rolldown.RolldownOutput['output']

/**
 * Files that the script of an app page requests as soon as it runs. They are listed in the head of the page, so that they
 * load in parallel with the script: on a weak signal each sequential request costs about half a second.
 */
export interface Ahead {
  readonly chunks: readonly string[]
  /** The message files; a visitor needs one language. */
  readonly words: Readonly<Record<Language, readonly string[]>>
  /** The accounts client, for users with a session on this device. */
  readonly session: readonly string[]
}

/** `parts` are suffixes of module names, with a star for the language: `/accounts/sign-in-page.tsx`, `words/*\/accounts.ts`. */
export function aheadOf(output: Output, script: Rolldown.OutputChunk, ...parts: readonly string[]): Ahead {
  const there = new Set(withImports(output, script))
  const filesOf = (part: string) => withImports(output, chunkOf(output, part)).filter((file) => !there.has(file))
  const isWords = (part: string) => part.includes('*')
  const chunks = new Set(parts.filter((part) => !isWords(part)).flatMap(filesOf))
  const wordsIn = (language: Language) =>
    parts.filter(isWords).flatMap((part) => filesOf(part.replace('*', language)).filter((file) => !chunks.has(file)))
  const words = inEachLanguage(wordsIn)
  return { chunks: [...chunks], words, session: filesOf('session/accounts-client.ts') }
}

/** The content of `<meta name="ahead">`, read by `aheadScript`: the script text itself is then the same in every release. */
export function toRead({ words, session }: Ahead): string {
  return JSON.stringify({ ...words, session, without: pagesWithoutServer })
}

function withImports(output: Output, chunk: Rolldown.OutputChunk): readonly string[] {
  const found = new Set([chunk])
  for (const each of found) {
    for (const file of output) {
      if (file.type === 'chunk' && each.imports.includes(file.fileName)) found.add(file)
    }
  }
  return [...found].map(({ fileName }) => `/${fileName}`)
}

function chunkOf(output: Output, part: string): Rolldown.OutputChunk {
  const isIt = (id: string) => `/${id.replaceAll('\\', '/')}`.endsWith(`/${part.replaceAll('\\', '/')}`)
  for (const file of output) if (file.type === 'chunk' && file.moduleIds.some(isIt)) return file
  throw new Error(`there is no chunk for ${part}`)
}
