/** Checks that every sentence exists in all three languages: same keys, same placeholders, really translated. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Translation } from '@ankur/languages'
import { translations, writing } from '@ankur/languages/scripts'

/** The same in every language: names, and text that a person types or reads on a button elsewhere. */
const sameEverywhere = new Set(['M-CHAT-R', 'PDF', 'MP4', 'MOV', 'WHO', 'CDC'])

/** Only the two choices express possession here, because a word between them would need a grammatical gender. */
const wordless = new Set(['blocks.labels.sensing_of'])

export async function checkTranslations(root: string): Promise<string[]> {
  const words = join(root, 'packages/content/src/words')
  const english = globSync('en/**/*.ts', { cwd: words, exclude: ['**/*.test.ts'] }).toSorted()
  const problems: string[] = []
  for (const path of english) {
    const wanted = await sentencesOf(join(words, path))
    const file = path.slice('en/'.length)
    for (const language of translations) {
      const twin = join(words, language, file)
      problems.push(
        ...(existsSync(twin) ? compare(language, file, wanted, await sentencesOf(twin)) : [`${language}/${file} is missing`]),
      )
    }
  }
  return [...problems, ...sentencesOfOthers(root)]
}

/** Files that were copied for a language and still pass on the sentences of the other one. */
function sentencesOfOthers(root: string): readonly string[] {
  const passedOn = /^(?:export|import(?! type)) .+ from '.*\/words\/(\w+)\/.+'$/gm
  return translations.flatMap((language) => {
    const paths = globSync(`packages/{content/src/words,screening/src/texts}/${language}/**/*.ts`, { cwd: root })
    return paths.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(passedOn)]
        .filter(([, other]) => other !== language)
        .map(([line]) => `${path} has the sentences of another language: ${line}`),
    )
  })
}

function isInScript(sentence: string, language: Translation): boolean {
  return new RegExp(String.raw`\p{Script=${writing[language].script}}`, 'u').test(sentence)
}

type Sentences = ReadonlyMap<string, string>

function compare(language: Translation, file: string, english: Sentences, translated: Sentences): string[] {
  const at = (key: string) => `${language}/${file}: ${key}`
  const surplus = [...translated.keys()].filter((key) => !english.has(key)).map((key) => `${at(key)} does not exist in English`)
  const wrong = [...english].flatMap(([key, sentence]) => {
    const twin = translated.get(key)
    if (twin === undefined) return `${at(key)} is missing`
    if (sentence.trim() !== '' && twin.trim() === '') return `${at(key)} is empty`
    if (places(sentence) !== places(twin))
      return `${at(key)} has places ${places(twin) || 'none'} instead of ${places(sentence) || 'none'}`
    if (!needsTranslation(sentence) || wordless.has(key)) return []
    if (twin === sentence) return `${at(key)} is still English: ${sentence}`
    return isInScript(twin, language) ? [] : `${at(key)} has no letter of its own script: ${twin}`
  })
  return [...surplus, ...wrong]
}

function places(sentence: string): string {
  return [...sentence.matchAll(/\{\w+\}/g)]
    .map(([place]) => place)
    .toSorted()
    .join(' ')
}

/** Numbers, addresses and names are not translated. */
function needsTranslation(sentence: string): boolean {
  const bare = sentence
    .replace(/\{\w+\}/g, '')
    .replace(/https?:\/\/\S+|\S+@\S+/g, '')
    .trim()
  return /\p{L}{2}/u.test(bare) && !sameEverywhere.has(bare)
}

/** Every sentence of a message file by its key. */
export async function sentencesOf(file: string): Promise<Sentences> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return new Map(flatten('', exported))
}

function flatten(prefix: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => flatten(prefix ? `${prefix}.${key}` : key, inner))
}
