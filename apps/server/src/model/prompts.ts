/** The prompts. A model gets only fixed sentences or the pictures of one video, and no other data of a family. */
import { writing } from '@ankur/languages/scripts'
import type { ExplainedLine, Language } from '@ankur/screening'
import type { Message, Part } from './model-client.ts'

const inWords = (language: Language) => `${writing[language].englishName}, in ${writing[language].script} script`

const rewordRules = `You put sentences for a tired parent into simpler, warmer words.
Rules:
- Say exactly what each sentence says. Add nothing, leave nothing out, turn nothing round.
- Keep every number as it is. Keep about the same length: at most 20 words in a sentence.
- No diagnosis, cause, chance, score, result, medicine, treatment, place, person, address or number that is not in the sentence.
- No comfort and no warning that is not in the sentence. No blame.
- One line of plain text for each sentence: no heading, list mark, quote or emphasis.
Answer with JSON only: {"lines":[{"id":1,"text":"..."}]}, one entry for each id you were given.`

export function rewordMessages(lines: readonly ExplainedLine[], language: Language): Message[] {
  return [
    { role: 'system', content: `${rewordRules}\nAnswer in the language of the sentences: ${inWords(language)}.` },
    { role: 'user', content: JSON.stringify({ lines }) },
  ]
}

const describeRules = `You describe four still pictures from a short video of a small child at home, for the child's parent.
Rules:
- Two to four short sentences: where it is, who is there, which things are there, what hands and bodies do.
- Only what can be seen. Nothing about feelings, faces, eyes, looks, health, age, skills, signs or what it could mean.
- No number, no score, no name, no advice. Plain text in one paragraph.`

export function describeMessages(stills: readonly string[], language: Language): Message[] {
  const pictures = stills.map((base64): Part => ({ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${base64}` } }))
  return [
    { role: 'system', content: `${describeRules}\nAnswer in ${inWords(language)}.` },
    { role: 'user', content: [{ type: 'text', text: 'The four pictures, in their order:' }, ...pictures] },
  ]
}
