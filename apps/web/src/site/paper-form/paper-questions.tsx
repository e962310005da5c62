import { fill, type Language } from '@ankur/content'
import { plainWords } from '@ankur/screening/plain-words'
import { paperFormWords } from './paper-form-words.ts'
import { YesNoRow, YesNoTable } from './yes-no-table.tsx'

/** The twenty, each with a box for yes and one for no. English has its examples beside the question, the others within it. */
export function PaperQuestions({ language }: { language: Language }) {
  const words = paperFormWords[language]
  return (
    <>
      <p>{plainWords.howToAnswer[language]}</p>
      <YesNoTable language={language}>
        {plainWords.items.map((item) => (
          <YesNoRow key={item.id} mark={item.id} language={language}>
            {item[language]}
            {language === 'en' && item.egEn && (
              <span className="paper-form__small"> {fill(words.such_as, { examples: item.egEn.join(' ') })}</span>
            )}
          </YesNoRow>
        ))}
      </YesNoTable>
    </>
  )
}
