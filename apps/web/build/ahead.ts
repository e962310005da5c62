import { inEachLanguage, type Language } from '@ankur/content'
import type { Rolldown } from 'vite'
import { pagesWithoutServer } from '../src/platform/session/pages-without-server.ts'

type Output = Rolldown.RolldownOutput['output']

/**
 * What the script of an app page asks for as soon as it runs. Named in the head of the page, all of it comes beside the
 * script: on a weak signal each step of "fetched, run, asked for the next" is half a second in which nothing comes.
 */
export interface Ahead {
  readonly chunks: readonly string[]
  /** The words, of which a visitor needs one language. */
  readonly words: Readonly<Record<Language, readonly string[]>>
  /** The client of the accounts, for whoever has a session here. */
  readonly session: readonly string[]
}

/** `parts` are the ends of modules' names, with a star for the language: `/accounts/sign-in-page.tsx`, `words/*\/accounts.ts`. */
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

/** What `aheadScript` reads, in a `<meta name="ahead">` before it: so the script is the same in every release. */
export function toRead({ words, session }: Ahead): string {
  return JSON.stringify({ ...words, session, without: pagesWithoutServer })
}

/**
 * The second inline script, in shells only: it asks for the words in the language that the theme script has just set on
 * the page, and where a session is stored for what follows it. A browser that cannot do it asks for them later.
 */
export const aheadScript = `(function(d,e,a){a=JSON.parse(d.querySelector('[name=ahead]').content);
(a[e.lang]||[]).concat(e.hasAttribute('data-signed-in')&&!RegExp(a.without).test(location.pathname)?a.session:[]).forEach(function(f,l){
l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)})
})(document,document.documentElement)`.replaceAll('\n', '')

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
  throw new Error(`no chunk is made for ${part}`)
}
