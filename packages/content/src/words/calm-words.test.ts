import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@ankur/languages'

type Words = Readonly<Record<string, string>>

/** The files whose sentences tell a family when to see a doctor. */
const advising = [
  ['screening/advice', 'advice'],
  ['screening/results', 'results'],
  ['screening/screening', 'screening'],
  ['site/introduction', 'introduction'],
  ['screening/questions', 'extra'],
  ['app/dashboard', 'dashboard'],
  ['app/dashboard', 'aboutScreening'],
  ['reports/reports', 'reportPages'],
  ['app/reminders', 'reminders'],
] as const

async function wordsOf(language: string, path: string, name = path.split('/')[1] ?? ''): Promise<Words> {
  const [folder, file] = path.split('/')
  const exported = (await import(`./${language}/${folder}/${file}.ts`)) as Record<string, Words>
  return exported[name] ?? {}
}

async function everySentence(language: string): Promise<readonly string[]> {
  const files = await Promise.all(advising.map(([path, name]) => wordsOf(language, path, name)))
  return files.flatMap((words) => Object.values(words))
}

test('no first step waits for a day of the week', async () => {
  for (const language of languages) {
    for (const sentence of await everySentence(language)) expect(sentence).not.toMatch(/\bMonday\b|सोमवार|ਸੋਮਵਾਰ/)
  }
})

test('no sentence names a birthday to wait for: the month to answer again is worked out from the age', async () => {
  for (const language of languages) {
    for (const sentence of await everySentence(language)) {
      expect(sentence).not.toMatch(/after age 2|18 and (?:at )?24 months|2 साल की उम्र के बाद|2 ਸਾਲ ਦੀ ਉਮਰ ਤੋਂ ਬਾਅਦ/i)
    }
    const { scale_low_step: low } = await wordsOf(language, 'screening/results')
    expect(low, language).toMatch(/doctor|डॉक्टर|ਡਾਕਟਰ/)
  }
})

test('a family with a child born early is told to check now, and that more questions are likely', async () => {
  const wanted = { en: /more, not less/, hi: /और भी ज़रूरी/, pa: /ਹੋਰ ਵੀ ਜ਼ਰੂਰੀ/ }
  for (const language of languages) {
    const { early } = await wordsOf(language, 'site/introduction')
    const { early_line: line } = await wordsOf(language, 'screening/advice')
    expect(early, language).toMatch(wanted[language])
    expect(early, language).toMatch(/follow-up|दूसरे दौर|ਦੂਜੇ ਦੌਰ/)
    expect(line, language).toMatch(wanted[language])
  }
})

test('wherever it says that signs can be wrong, it says that most of these children need some help', async () => {
  const most = { en: 'Most of these children still need some help.', hi: /ज़्यादातर बच्चों/, pa: /ਬਹੁਤੇ ਬੱਚਿਆਂ/ }
  for (const language of languages) {
    for (const [file, key] of [['site/introduction', 'tool_3'] as const, ['screening/results', 'cannot_text'] as const]) {
      const { [key]: sentence } = await wordsOf(language, file)
      expect(sentence, `${language} ${file}`).toMatch(most[language])
    }
  }
})

test('the optional questions never promise that they change nothing, and say what lost skills mean at once', async () => {
  for (const language of languages) {
    const extra = await wordsOf(language, 'screening/questions', 'extra')
    expect(JSON.stringify(extra), language).not.toMatch(/never change|नतीजा (?:कभी )?नहीं बदल|ਨਤੀਜਾ (?:ਕਦੇ )?ਨਹੀਂ ਬਦਲ/)
    expect(extra['says_week'], language).toMatch(/week|हफ़्ते|ਹਫ਼ਤੇ/)
    expect(extra['says_today'], language).toMatch(/112/)
  }
})

test('without an age the headline asks for it, and names the ages that the questions are made for', async () => {
  for (const language of languages) {
    const advice = await wordsOf(language, 'screening/advice')
    expect(advice['headline_age_unknown'], language).toMatch(/\?$/)
    expect(advice['sentence_age_unknown'], language).toMatch(/\{from\}.*\{to\}/)
    expect(advice['sentence_age_unknown'], language).not.toMatch(/than that|उससे बड़/)
  }
})

test('no article on small children holds back food or water, and small foods that choke are named only as a danger', () => {
  const articles = new URL('../../articles/', import.meta.url)
  for (const slug of readdirSync(articles)) {
    for (const file of readdirSync(new URL(`${slug}/`, articles)).filter((name) => name.endsWith('.mdx'))) {
      const text = readFileSync(new URL(`${slug}/${file}`, articles), 'utf8')
      if (text.includes('\ncategory: digital\n')) continue
      const sentences = text.split(/(?<=[.?!।])\s/)
      for (const sentence of sentences) {
        if (/\bpeas\b|मटर|ਮਟਰ/.test(sentence)) expect(sentence, `${slug}/${file}`).toMatch(/choke|गले|ਗਲ/)
        if (/\b(?:hold|keep)s? back (?:food|water)|withhold/i.test(sentence))
          expect(sentence, `${slug}/${file}`).toMatch(/\b(?:never|not|nobody)\b|\?$/i)
      }
    }
  }
})
