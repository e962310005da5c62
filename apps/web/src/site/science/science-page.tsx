import type { Language } from '@ankur/content'
import { science, scienceParts } from '@ankur/content/pages/science'
import { scienceClaims } from '@ankur/content/science-claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { Contents } from '../contents/contents.tsx'
import { NextPages } from '../next-pages/next-pages.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { LookingPicture } from './looking-picture.tsx'
import { Part } from './part.tsx'
import './science.css'

export const sciencePage: PageSource = {
  path: '/science',
  isEnglishOnly: true,
  title: () => science.title,
  description: () => science.description,
  claims: scienceClaims,
  main: (language) => <Science language={language} />,
}

function Science({ language }: { language: Language }) {
  return (
    <>
      <PageHead title={science.heading} lead={science.lead} picture={<LookingPicture />} />
      <div className="wrap with-contents">
        <Contents title={science.contents} parts={scienceParts.map(({ id, title }) => [id, title])} />
        <div className="with-contents__text">
          {scienceParts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
          {pageExists('/about-us') && (
            <p>
              {science.untraced} <a href={hrefFor('/about-us#untraced', language)}>{science.untraced_link}</a>
            </p>
          )}
          <NextPages
            title={science.next_title}
            language={language}
            links={[
              pageExists('/games') ? ['/games', science.next_play] : ['/autism-test', science.next_check],
              ['/founder', science.next_founder],
              ['/about-us', science.next_about],
            ]}
          />
        </div>
      </div>
    </>
  )
}
