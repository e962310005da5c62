import type { Language } from '@ankur/content'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { aboutUsWords } from './about-us-words.ts'
import { Diversity, DragDrop, FunFirst, Mission } from './ideas.tsx'
import { Methodology } from './methodology.tsx'
import { OnThisPage } from './on-this-page.tsx'
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

function AboutUs({ language }: { language: Language }) {
  const words = aboutUsWords[language]
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} picture={<WateringPicture />} />
      <div className="wrap about">
        <OnThisPage language={language} />
        <div className="about__text">
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
