import { articleWords } from '@ankur/content/pages/articles'
import { footerHelplines } from '@ankur/content/site'
import { site } from '@ankur/content/words/en/site/site'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { articleCards } from './cards/article-cards.tsx'
import { readerWords } from './reader-words.ts'
import { useReading } from './article.tsx'

/** The readable content of an article: the summary, the figures, the text with its cards, the next step. */
export function ArticleText() {
  const { frontMatter, Content, language } = useReading().article
  return (
    <>
      {frontMatter.sensitive && language === 'en' && <PlainNote />}
      <div id="in-short">
        <Card kind="tint" title={readerWords[language].in_short}>
          <ul className="prose__list">
            {frontMatter.inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
      </div>
      {/* Only with script; without, each part opens by its own press. */}
      <button type="button" className="button button--quiet article__all" hidden data-open-parts="article-text">
        <span data-when="closed">{readerWords[language].open_all}</span>
        <span data-when="open" hidden>
          {readerWords[language].close_all}
        </span>
      </button>
      <div className="prose article__words">
        <Content components={articleCards} />
      </div>
      <NextStep />
    </>
  )
}

/** Opens an article that may be hard to read: who can be rung. */
function PlainNote() {
  const [helpline] = footerHelplines
  return (
    <Notice kind="note" title={articleWords.sensitive_title}>
      <p>{articleWords.sensitive_text}</p>
      {helpline && (
        <p>
          <a href={`tel:${helpline.number}`}>{site[helpline.label]}</a>
          {helpline.line && `: ${site[helpline.line]}.`}
        </p>
      )}
    </Notice>
  )
}

/** One thing to do after reading. It appears on the day its page does. */
function NextStep() {
  const { article, language } = useReading()
  const { text, label, href } = article.frontMatter.next
  if (!pageExists(href)) return null
  return (
    <section className="next-step" id="next-step" aria-label={label}>
      <p className="next-step__text">{text}</p>
      <LinkButton href={hrefFor(href, language)}>{label}</LinkButton>
    </section>
  )
}
