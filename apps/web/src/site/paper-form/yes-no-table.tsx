import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import { paperFormWords } from './paper-form-words.ts'

interface TableProps {
  language: Language
  children: ReactNode
}

/** Questions, one below the other, each with a box for yes and one for no. */
export function YesNoTable({ language, children }: TableProps) {
  const words = paperFormWords(language)
  return (
    <table className="paper-form__table">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.question}
          </th>
          <th scope="col">{words.yes}</th>
          <th scope="col">{words.no}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface RowProps {
  mark: ReactNode
  language: Language
  children: ReactNode
}

/** A question with its two boxes; screen readers read which is which. */
export function YesNoRow({ mark, language, children }: RowProps) {
  const words = paperFormWords(language)
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
