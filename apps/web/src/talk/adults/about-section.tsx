import { isReviewed } from '@ankur/content/reviews'
import { useLanguage } from '../../platform/language.tsx'
import { hrefFor } from '../../routes.ts'
import { messagesOf } from '../../platform/messages.ts'
import { WordSymbol } from '../symbols.tsx'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

/** Each rule with the symbols of the words it is about, as they are on the board. */
export function Rules() {
  const words = adultWords.use()
  const rules = [
    { rule: words.rule_use, symbols: ['more'] },
    { rule: words.rule_keep, symbols: ['give'] },
    { rule: words.rule_answer, symbols: ['no', 'stop'] },
  ] as const
  return (
    <section className="talk-rules" aria-label={words.rules_title}>
      <h2>{words.rules_title}</h2>
      <ol>
        {rules.map(({ rule, symbols }) => (
          <li key={rule}>
            <span className="talk-rules__symbols">
              {symbols.map((name) => (
                <WordSymbol key={name} name={name} />
              ))}
            </span>
            {rule}
          </li>
        ))}
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
        <a className="talk-adults__way" href={hrefFor('/first-words', language)}>
          {words.about_first}
        </a>
      </p>
      <p>{words.about_private}</p>
      <p>{words.about_larger}</p>
      <p className="muted">{words.credit}</p>
    </>
  )
}
