import { founder, story, type StoryPart } from '@ankur/content/pages/founder'
import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-parts.tsx'
import { NextPages } from '../next-pages/next-pages.tsx'
import { Portrait } from './portrait.tsx'
import './founder.css'

export const founderPage: PageSource = {
  path: '/founder',
  isEnglishOnly: true,
  title: () => founder.title,
  description: () => founder.description,
  // A block of the Game Creator says 'Move 10 steps'.
  facts: ['10'],
  main: (language) => <Founder language={language} />,
}

function Founder({ language }: { language: Language }) {
  return (
    <>
      <PageHead title={founder.heading} lead={founder.lead} />
      <div className="wrap founder">
        <figure className="founder__portrait">
          <Portrait />
          <figcaption className="muted">{founder.portrait}</figcaption>
        </figure>
        <div className="prose">
          {story.map((part) => (
            <Part key={part.title} part={part} />
          ))}
          {pageExists('/contact') && (
            <p>
              <a className="prose__link" href={hrefFor('/contact', language)}>
                {founder.contact}
              </a>
            </p>
          )}
          <NextPages
            title={founder.next_title}
            language={language}
            links={[
              pageExists('/games') ? ['/games', founder.next_play] : ['/autism-test', founder.next_check],
              ['/about-us', founder.next_about],
              ['/science', founder.next_science],
            ]}
          />
        </div>
      </div>
    </>
  )
}

function Part({ part }: { part: StoryPart }) {
  return (
    <>
      <h2>{part.title}</h2>
      {part.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {part.pull && <p className="founder__pull">{part.pull}</p>}
    </>
  )
}
