import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '@ankur/languages'

/** A control named in quotes before the word for pressing, opening or choosing it; in English after that word. */
const named: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:press|tap|open|choose) ["“]([^"”]+)["”]/gi,
  hi: /["“]([^"”]+)["”] (?:फिर से |फिर )?(?:दबा|खोल|चुन)/g,
  pa: /["“]([^"”]+)["”] (?:ਦੁਬਾਰਾ |ਫਿਰ )?(?:ਦਬਾ|ਖੋਲ੍ਹ|ਚੁਣ)/g,
}
/** Buttons and menu items of the browser. */
const ofBrowser = ['अनुमति दें', 'ਇਜਾਜ਼ਤ ਦਿਓ', 'ਪ੍ਰਿੰਟ']

test('a control that a sentence names in quotes has that name, in every language', async () => {
  for (const language of languages) {
    const sentences = await everySentence(language)
    const labels = new Set([...sentences.map((each) => each.replace(/[.।]$/, '')), ...ofBrowser])
    const names = sentences.flatMap((sentence) => [...sentence.matchAll(named[language])].map(([, name = '']) => name))
    const isFilled = (name: string) => /^\{\w+\}$/.test(name)
    expect(names.length).toBeGreaterThan(10)
    expect(
      names.filter((name) => !isFilled(name) && !labels.has(name)),
      language,
    ).toEqual([])
  }
})

async function everySentence(language: Language): Promise<readonly string[]> {
  const paths = globSync('*/*.ts', { cwd: join(import.meta.dirname, language) })
  const words = paths.map(async (path) => {
    const [folder, file] = path.split(/[/\\.]/)
    return (await import(`./${language}/${folder}/${file}.ts`)) as object
  })
  return (await Promise.all(words)).flatMap(sentencesIn)
}

function sentencesIn(words: object): string[] {
  return Object.values(words).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each]
    return typeof each === 'object' && each !== null ? sentencesIn(each) : []
  })
}
