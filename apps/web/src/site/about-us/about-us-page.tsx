import type { MessageTexts } from '@ankur/content/words/message-files'
import type { Language } from '@ankur/content'
import type { PageSource } from '../page.ts'
import { PageHead, Contents } from '../page-parts.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { Diversity, DragDrop, FunFirst, Mission, Methodology, Team } from './parts.tsx'
import { Research } from './research.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import './about-us.css'

const aboutUsWords = messagesInEveryLanguage('site/about-us', 'aboutUs')

export const aboutUsPage: PageSource = {
  path: '/about-us',
  title: (language) => aboutUsWords[language].title,
  description: (language) => aboutUsWords[language].description,
  // The 20 questions of the screening.
  facts: ['20'],
  main: (language) => <AboutUs language={language} />,
}

/** By their anchors, which header and home page name too. */
const parts = [
  ['mission', 'mission_title'],
  ['fun-first', 'fun_title'],
  ['drag-drop', 'drag_title'],
  ['diversity', 'diversity_title'],
  ['research', 'research_title'],
  ['methodology', 'methodology_title'],
  ['team', 'team_title'],
] as const satisfies readonly (readonly [string, keyof MessageTexts<'site/about-us', 'aboutUs'>])[]

function AboutUs({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} picture={<WateringPicture />} />
      <div className="wrap with-contents about">
        <Contents title={words.contents} parts={parts.map(([id, title]) => [id, words[title]])} />
        <div className="with-contents__text">
          <Mission language={language} />
          <FunFirst language={language} />
          <DragDrop language={language} />
          <Diversity language={language} />
          <Research language={language} />
          <Methodology language={language} />
          <Team language={language} />
        </div>
      </div>
    </>
  )
}

/** A watering can and the seedling it keeps. */
function WateringPicture() {
  return (
    <Drawing name="watering" width={200} height={150}>
      <path className="drawing__hill1" d="M0 142c24-19 62-26 100-26s76 7 100 26z" />
      <path d="M66 26a26 26 0 0 1 44 8" fill="none" stroke="#33508C" strokeWidth="7" strokeLinecap="round" />
      <path d="M112 54 148 30l8 12-40 34z" fill="#A9BBE0" />
      <path d="m142 24 18 26 6-4-18-26z" fill="#33508C" />
      <path d="M58 34h58v40a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z" fill="#A9BBE0" />
      <path d="M58 34h58v12H58z" fill="#33508C" />
      <g fill="#6F8CC9">
        <circle cx="166" cy="58" r="4" />
        <circle cx="158" cy="70" r="4" />
        <circle cx="172" cy="76" r="4" />
      </g>
      <path className="drawing__stem" d="M164 130V96" strokeWidth="5" />
      <path className="drawing__leaf" d="M164 112c-18 2-28-8-28-22 16-2 28 6 28 22z" />
      <path d="M164 104c0-14 10-22 26-20 0 14-10 22-26 20z" fill="#4FA286" />
    </Drawing>
  )
}
