import type { Language } from '@ankur/content'
import { paperFormWords } from './paper-form-words.ts'
import { YesNoRow, YesNoTable } from './yes-no-table.tsx'

/** The second sheet: optional information, how to count by hand, and what follows. */
export function PaperCount({ language }: { language: Language }) {
  const words = paperFormWords(language)
  return (
    <section className="paper-form__sheet" aria-labelledby="count">
      <h2>{words.more_title}</h2>
      <p>{words.more_text}</p>
      <YesNoTable language={language}>
        {[words.extra.worried, words.extra.lost_skills, words.extra.sibling].map((question) => (
          <YesNoRow key={question} mark="" language={language}>
            {question}
          </YesNoRow>
        ))}
      </YesNoTable>
      <h2 id="count">{words.count_title}</h2>
      <ul className="prose__list">
        <li>{words.count_all}</li>
        <li>{words.count_yes}</li>
        <li>{words.count_no}</li>
      </ul>
      <ul className="paper-form__fields">
        <li>{words.count_box}</li>
      </ul>
      <table className="paper-form__table">
        <thead>
          <tr>
            <th scope="col">{words.count_column}</th>
            <th scope="col">{words.next_column}</th>
          </tr>
        </thead>
        <tbody>
          {(['low', 'medium', 'high'] as const).map((band) => (
            <tr key={band}>
              <th scope="row">{words[band]}</th>
              <td>{words[`${band}_text`]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{words.always_title}</h2>
      <ul className="prose__list">
        {[words.always_lost, words.always_hearing, words.always_age, words.always_emergency].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{words.tell_title}</h2>
      <ul className="prose__list">
        {[words.tell_cannot, words.tell_number, words.tell_blame, words.tell_keep].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2 className="paper-form__notes">{words.notes}</h2>
    </section>
  )
}
