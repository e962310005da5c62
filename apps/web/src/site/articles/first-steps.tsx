import { hrefFor } from '../../routes.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Article } from './article.ts'
import { readerWords } from './reader-words.ts'
import './hand-out.css'

/** Also what makes the page a hand-out: with "In short", the picture and the sources it fills one sheet of paper. */
export function FirstSteps({ article: { frontMatter, language } }: { article: Article }) {
  const words = readerWords[language]
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 className="first-steps__title" id="first-steps">
        {words.first_steps}
      </h2>
      <ol className="first-steps__list">
        {frontMatter.firstSteps.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button kind="quiet" icon="print" data-print-hand-out="" hidden>
        {words.print_hand_out}
      </Button>
      <p className="first-steps__help" data-help-address={hrefFor('/help', language)} hidden>
        {words.help_address}{' '}
      </p>
    </section>
  )
}
