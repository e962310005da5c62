import { plainNotice } from '@ankur/content/words/every-language'
import { type Language, fill } from '@ankur/content'
import { isReviewed } from '@ankur/content/reviews'
import { plainWords } from '@ankur/screening/texts/every-language'
import { hrefFor } from '../../routes.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-parts.tsx'
import { PaperCount } from './paper-count.tsx'
import { exampleKeys } from '@ankur/screening/instrument'
import { YesNoRow, YesNoTable } from './yes-no-table.tsx'
import { paperFormWords } from './paper-form-words.ts'
import './paper-form.css'

/**
 * Our own questions to print, whichever form an installation has loaded: a licensed text may not be printed from a web
 * site.
 */
export const paperFormPage: PageSource = {
  path: '/autism-test/paper',
  title: (language) => paperFormWords(language).title,
  description: (language) => paperFormWords(language).description,
  // 20 questions for 16 to 30 months on 2 sheets, 0 to 2, 3 to 7, 8 to 20, again after 24 months, and the emergency number.
  facts: [...plainWords.items.map(({ id }) => String(id)), '0', '16', '20', '24', '30', '112'],
  main: (language) => <PaperForm language={language} />,
}

function PaperForm({ language }: { language: Language }) {
  const words = paperFormWords(language)
  return (
    <>
      <div className="paper-form__screen">
        <PageHead title={words.heading} lead={words.lead} />
        <div className="wrap paper-form__how">
          <Button icon="print" data-print="" hidden>
            {words.print}
          </Button>
          <p className="muted">{words.print_hint}</p>
          <p>
            <a className="prose__link" href={hrefFor('/autism-test', language)}>
              {words.online}
            </a>
          </p>
        </div>
      </div>
      <div className="wrap paper-form">
        <section className="paper-form__sheet" aria-labelledby="form">
          <h2 id="form">{words.form_title}</h2>
          <p>{words.form_for}</p>
          <p className="paper-form__small">
            {plainNotice[language]} {words.form_wording} {!isReviewed('screening_questions') && words.form_unchecked}
          </p>
          <ul className="paper-form__fields">
            {(['field_child', 'field_born', 'field_age', 'field_early', 'field_day', 'field_who'] as const).map((field) => (
              <li key={field}>{words[field]}</li>
            ))}
          </ul>
          <PaperQuestions language={language} />
        </section>
        <PaperCount language={language} />
      </div>
    </>
  )
}

/** The twenty, each with a box for yes and one for no, and its examples beside the question where it has none within. */
function PaperQuestions({ language }: { language: Language }) {
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
