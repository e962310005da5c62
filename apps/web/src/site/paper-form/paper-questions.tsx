import { fill, type Language } from '@ankur/content'
import { exampleKeys } from '@ankur/screening/instrument'
import { plainWords } from '@ankur/screening/plain-words'
import { paperFormWords } from './paper-form-words.ts'
import { YesNoRow, YesNoTable } from './yes-no-table.tsx'

/** The twenty, each with a box for yes and one for no, and its examples beside the question where it has none within. */
export function PaperQuestions({ language }: { language: Language }) {
  const words = paperFormWords(language)
  return (
    <>
      <p>{plainWords.howToAnswer[language]}</p>
      <YesNoTable language={language}>
        {plainWords.items.map((item) => {
          const examples = item[exampleKeys[language]]
          return (
            <YesNoRow key={item.id} mark={item.id} language={language}>
              {item[language]}
              {examples && <span className="paper-form__small"> {fill(words.such_as, { examples: examples.join(' ') })}</span>}
            </YesNoRow>
          )
        })}
      </YesNoTable>
    </>
  )
}
