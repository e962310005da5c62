import type { Language } from '@ankur/content'
import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output']

/**
 * What the script of an app page asks for as soon as it runs. Named in the head of the page, all of it comes beside the
 * script: on a weak signal each step of "fetched, run, asked for the next" is half a second in which nothing comes.
 */
export interface Ahead {
  readonly chunks: readonly string[]
  /** The words, of which a visitor needs one language. */
  readonly words: Readonly<Record<Language, readonly string[]>>
}

/** `parts` are modules as the pages name them, without the language: `creator/creator-page.tsx`, `platform/words-*.ts`. */
export function aheadOf(output: Output, script: Rolldown.OutputChunk, ...parts: readonly string[]): Ahead {
  const there = new Set(withImports(output, script))
  const filesOf = (part: string) => withImports(output, chunkOf(output, part)).filter((file) => !there.has(file))
  const isWords = (part: string) => part.includes('*')
  const chunks = new Set(parts.filter((part) => !isWords(part)).flatMap(filesOf))
  const wordsIn = (language: Language) =>
    parts.filter(isWords).flatMap((part) => filesOf(part.replace('*', language)).filter((file) => !chunks.has(file)))
  return { chunks: [...chunks], words: { en: wordsIn('en'), hi: wordsIn('hi'), pa: wordsIn('pa') } }
}

/**
 * The second inline script, in shells only: the words in the language that the theme script has just set on the page. A
 * browser that cannot do it asks for them later.
 */
export function wordsScript({ words }: Ahead): string {
  return `(function(d,w,l){(w[d.documentElement.lang]||[]).forEach(function(f){
l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)})
})(document,${JSON.stringify(words)})`.replaceAll('\n', '')
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
  const found = output.find((file) => file.type === 'chunk' && file.facadeModuleId?.replaceAll('\\', '/').endsWith(`/${part}`))
  if (found?.type !== 'chunk') throw new Error(`no chunk is made for ${part}`)
  return found
}
