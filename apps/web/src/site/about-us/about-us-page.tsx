import type { Language } from '@ankur/content'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { Contents } from '../contents/contents.tsx'
import { aboutUsWords, type AboutUsWord } from './about-us-words.ts'
import { Diversity, DragDrop, FunFirst, Mission } from './ideas.tsx'
import { Methodology } from './methodology.tsx'
import { Research } from './research.tsx'
import { Team } from './team.tsx'
import { WateringPicture } from './watering-picture.tsx'
import './about-us.css'

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
] as const satisfies readonly (readonly [string, AboutUsWord])[]

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
