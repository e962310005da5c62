import { exampleKeys, type Instrument, type Item } from '../instrument.ts'
import { itemKeys, twentyBehaviours } from '../item-keys.ts'
import { screeningLanguages, type Language } from '../language.ts'
import { plainNotice } from '@ankur/content/words/every-language'
import type { PlainTexts } from '../texts/texts.ts'
import { plainId, plainVersion } from './plain-name.ts'

/**
 * The default instrument of every installation: twenty toddler behaviours in our own words, with the order and scoring of
 * the published screen and none of its text. A browser passes only the language that it loaded.
 */
export function plainInstrument(texts: { readonly [L in Language]?: PlainTexts }): Instrument {
  const spoken = screeningLanguages.flatMap((language) => (texts[language] ? [[language, texts[language]] as const] : []))
  return {
    id: plainId,
    version: plainVersion,
    official: false,
    ...twentyBehaviours,
    languages: screeningLanguages,
    notice: plainNotice,
    howToAnswer: Object.fromEntries(spoken.map(([language, { howToAnswer }]) => [language, howToAnswer])),
    items: itemKeys.map((key, index): Item => {
      const words = spoken.map(([language, { items }]) => [language, items[index]?.text])
      const examples = spoken.flatMap(([language, { items }]) => {
        const given = items[index]?.examples
        return given ? [[exampleKeys[language], given]] : []
      })
      return { ...key, ...Object.fromEntries(words), ...Object.fromEntries(examples) }
    }),
    allowsExamples: true,
    allowsReadAloud: true,
    copyright: null,
  }
}
