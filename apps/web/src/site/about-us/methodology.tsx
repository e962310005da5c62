import { languages, type Language } from '@ankur/content'
import { isReviewed, isWordingReviewed } from '@ankur/content/reviews'
import { hrefFor } from '../../routes.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { Part } from './part.tsx'

const aboutUsWords = messagesInEveryLanguage('site/about-us', 'aboutUs')

export function Methodology({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <Part id="methodology" title={words.methodology_title}>
      <h3>{words.method_count_title}</h3>
      <p>{words.method_count}</p>
      <h3>{words.method_number_title}</h3>
      <p>{words.method_number_1}</p>
      <p>{words.method_number_2}</p>
      <Checked language={language} />
      <h3>{words.method_data_title}</h3>
      <p>{words.method_data}</p>
      <p>
        <a className="prose__link" href={hrefFor('/privacy', language)}>
          {words.data_link}
        </a>
      </p>
    </Part>
  )
}

/** Hidden once everybody has signed off. */
function Checked({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  const missing = [
    !(isReviewed('screening_questions') && isReviewed('analysis_templates')) && words.method_checked_clinician,
    !languages.every(isWordingReviewed) && words.method_checked_speaker,
  ].filter(Boolean)
  if (missing.length === 0) return null
  return (
    <>
      <h3 id="who-checked">{words.method_checked_title}</h3>
      <p>
        {missing.join(' ')} {words.method_checked_say}
      </p>
    </>
  )
}
