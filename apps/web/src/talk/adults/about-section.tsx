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
  return (
    <>
      <p>{words.evidence}</p>
      <p>{words.about_private}</p>
      <p>{words.about_larger}</p>
      <p className="muted">{words.credit}</p>
    </>
  )
}
