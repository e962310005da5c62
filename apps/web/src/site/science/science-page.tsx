import type { Language } from '@ankur/content'
import { science, scienceParts } from '@ankur/content/pages/science'
import { scienceClaims } from '@ankur/content/english-claims'
import { hrefFor, pageExists } from '../../routes.ts'
import { Contents, PageHead } from '../page-parts.tsx'
import { NextPages } from '../next-pages/next-pages.tsx'
import type { PageSource } from '../page.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
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

/** A magnifying glass over a leaf: looking closely, and seeing only a part. */
function LookingPicture() {
  return (
    <Drawing name="looking" width={200} height={150}>
      <path className="drawing__hill1" d="M0 142c24-19 62-26 100-26s76 7 100 26z" />
      <path className="drawing__stem" d="M86 126c0-30 2-48 10-66" strokeWidth="6" />
      <path className="drawing__leaf" d="M92 82C62 84 46 66 46 42c28-4 48 12 46 40z" />
      <path d="M96 68c-2-28 14-46 44-46 2 30-14 48-44 46z" fill="#4FA286" />
      <circle cx="124" cy="56" r="34" fill="#DDE7F4" fillOpacity=".55" stroke="#33508C" strokeWidth="8" />
      <path d="m150 82 26 30" stroke="#33508C" strokeWidth="13" strokeLinecap="round" />
      <path d="m156 89 20 23" stroke="#E59A2B" strokeWidth="13" strokeLinecap="round" />
    </Drawing>
  )
}
