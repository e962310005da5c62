import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import { paperFormWords } from './paper-form-words.ts'

interface RowProps {
  mark: ReactNode
  language: Language
  children: ReactNode
}

/** A question with its two boxes; who hears the table hears which is which. */
export function YesNoRow({ mark, language, children }: RowProps) {
  const words = paperFormWords[language]
  return (
    <tr>
      <td>{mark}</td>
      <td>{children}</td>
      {[words.yes, words.no].map((answer) => (
        <td key={answer}>
          <span className="paper-form__box" role="img" aria-label={answer} />
        </td>
      ))}
    </tr>
  )
}
