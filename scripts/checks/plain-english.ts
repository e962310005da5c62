/** Standard terms in the English sentences: words that nobody would use there, with their replacements. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from './translations.ts'

interface RefusedWord {
  readonly instead: RegExp
  readonly say: string
}

const refused: readonly RefusedWord[] = [
  { instead: /\bmails?\b(?! (?:server|service))/i, say: 'email' },
  { instead: /\(you may leave it/i, say: '(optional)' },
  { instead: /\bpresent password\b/i, say: 'current password' },
  { instead: /\bhard knock\b/i, say: 'hit their head hard' },
  { instead: /\bwhom\b/i, say: 'who' },
  { instead: /\bsomebody\b/i, say: 'someone' },
  { instead: /\byour yes\b/i, say: 'your consent' },
  { instead: /\b(?:rung|(?:can|you) ring)\b/i, say: 'call' },
  { instead: /\bchild doctors?\b/i, say: 'child specialist (paediatrician)' },
  { instead: /\b(?:open|delete|compare|keep)\b[^.]*\breports?\b/i, say: 'summary' },
  {
    instead: /\b(?:share|shared|sharing|link to|on paper|PDF)\b[^.]*\bsummar(?:y|ies)\b|\bsummar(?:y|ies) on paper\b/i,
    say: 'report',
  },
  { instead: /\b(?:bring|brings|brought)\b[^.]*\bback\b/i, say: 'restore' },
  { instead: /\bneed not\b/i, say: 'do not have to' },
  { instead: /\bby a newer Ankur\b/i, say: 'with a newer version of Ankur' },
]

/** Texts of the specification, which stay word for word. */
const asSpecified = new Set([
  'Open the link in the mail first.',
  'Many signs: please see a child doctor soon',
  'Some signs: please see a child doctor',
  'We could not finish. Please take your answers to a child doctor.',
])

export async function checkPlainEnglish(root: string): Promise<string[]> {
  const words = join(root, 'packages/content/src/words/en')
  const problems: string[] = []
  for (const path of globSync('**/*.ts', { cwd: words }).toSorted()) {
    problems.push(...oddWordsIn(path, await sentencesOf(join(words, path))))
  }
  return problems
}

/** Every sentence of a file with a refused word, one line each. */
export function oddWordsIn(file: string, sentences: ReadonlyMap<string, string>): string[] {
  return [...sentences].flatMap(([key, sentence]) =>
    asSpecified.has(sentence)
      ? []
      : refused
          .filter(({ instead }) => instead.test(sentence))
          .map(({ instead, say }) => `en/${file}: ${key} says "${instead.exec(sentence)?.[0]}" instead of "${say}"`),
  )
}
