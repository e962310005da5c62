/** The recipe for a language, automated: English in brackets, half as long again. */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const code = 'xa'

/** The language's own folders and files. */
const own = ['packages/content/src/words', 'packages/screening/src/texts']
const ownFiles = ['packages/content/src/pages/terms/en.ts']

/** The lists of languages: each gets one more entry. */
const lists: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'packages/languages/src/index.ts': [[/(languageNames = \{[^}]*?) \}/, `$1, ${code}: '[Pseudo]' }`]],
  'packages/languages/src/scripts.ts': [
    [
      /(direction: 'ltr' \},\n)\}/,
      `$1  ${code}: { englishName: 'Pseudo', script: 'Latin', digits: '0123456789', direction: 'ltr' },\n}`,
    ],
  ],
  'packages/content/src/words/calendars.ts': named(),
  'packages/content/src/words/every-language.ts': named(),
  'packages/screening/src/texts/analysis-texts.ts': named(),
  'packages/screening/src/texts/every-language.ts': named(),
  'packages/games/src/alphabets/alphabets.ts': [[/pa: punjabi \}/, `pa: punjabi, ${code}: english }`]],
  'packages/games/src/garden/plants.ts': [[/return \{ en, hi, pa \}/, `return { en, hi, pa, ${code}: en }`]],
  'packages/games/src/pictures.ts': [[/names: \{ en, hi, pa \}/, `names: { en, hi, pa, ${code}: en }`]],
}

/** One import beside that of Punjabi, and one entry in each object with all languages. */
function named(): readonly (readonly [RegExp, string])[] {
  return [
    [/^import \* as pa from '(.*)\/pa\/(.*)'$/m, `$&\nimport * as ${code} from '$1/${code}/$2'`],
    [/\bpa: pa\.(\w+)(,?)(\s*)\}/g, `pa: pa.$1, ${code}: ${code}.$1$2$3}`],
  ]
}

/** Adds the language to a copy of the tree. */
export function addLanguage(root: string): { edited: readonly string[]; added: number } {
  const made = [
    ...own.map((folder) => [`${folder}/en`, `${folder}/${code}`]),
    ...ownFiles.map((file) => [file, file.replace('en.ts', `${code}.ts`)]),
  ]
  for (const [from = '', to = ''] of made) cpSync(join(root, from), join(root, to), { recursive: true })
  const files = made.flatMap(([, to = '']) => (to.endsWith('.ts') ? [to] : globSync(`${to}/**/*.ts`, { cwd: root })))
  for (const file of files) {
    const path = join(root, file)
    writeFileSync(path, inBrackets(readFileSync(path, 'utf8')).replaceAll('/words/en/', `/words/${code}/`))
  }
  for (const [file, changes] of Object.entries(lists)) {
    const path = join(root, file)
    if (!existsSync(path)) throw new Error(`${file} does not exist any more: the recipe has changed`)
    let text = readFileSync(path, 'utf8')
    for (const [pattern, replacement] of changes) {
      if (!new RegExp(pattern.source, pattern.flags.replace('g', '')).test(text))
        throw new Error(`${file} has no ${String(pattern)}`)
      text = text.replace(pattern, replacement)
    }
    writeFileSync(path, text)
  }
  return { edited: Object.keys(lists), added: files.length }
}

/**
 * Sentences, as property values and in lists: `[Sentence ~~~~]`, lengthened by several short words, not by one long
 * one. Placeholders stay.
 */
function inBrackets(source: string): string {
  return source.replace(/((?:^|[:[,(])\s*)'((?:[^'\\\n]|\\.)*)'(?=\s*[,\]})\n])/gm, (whole, before: string, text: string) => {
    if (!/[a-z]{2}/i.test(text) || /^(\.|@|https?:|[a-z0-9_-]+$)/.test(text)) return whole
    return `${before}'[${text}${' ~~~~'.repeat(Math.ceil(text.length / 10))}]'`
  })
}
