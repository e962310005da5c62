import { isReviewed } from '@ankur/content/reviews'
import { useLanguage } from '../../platform/language.tsx'
import { hrefFor } from '../../routes.ts'
import { adultWords } from '../adult-words-group.ts'

export function Rules() {
  const words = adultWords.use()
  return (
    <section className="talk-rules" aria-label={words.rules_title}>
      <h2>{words.rules_title}</h2>
      <ol>
        <li>{words.rule_use}</li>
        <li>{words.rule_keep}</li>
        <li>{words.rule_answer}</li>
      </ol>
    </section>
  )
}

export function AboutSection() {
  const words = adultWords.use()
  const { language } = useLanguage()
  return (
    <>
      <p>{words.evidence}</p>
      {!isReviewed('talk_words') && <p>{words.about_unchecked}</p>}
      <p>
        <a href={hrefFor('/first-words', language)}>{words.about_first}</a>
      </p>
      <p>{words.about_private}</p>
      <p>{words.about_larger}</p>
      <p className="muted">{words.credit}</p>
    </>
  )
}
