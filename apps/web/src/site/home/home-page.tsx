import type { Language } from '@ankur/content'
import type { PageSource } from '../page.ts'
import { ClosingCall } from './closing-call.tsx'
import { CodeYouSee } from './code-you-see.tsx'
import { Doors } from './doors.tsx'
import { Families, Science } from './figures.tsx'
import { Hero } from './hero.tsx'
import { homeWords } from './home-words.ts'
import { HowItWorks } from './how-it-works.tsx'
import '../site.css'
import './hero.css'
import './home.css'
import './home-wide.css'

export const homePage: PageSource = {
  path: '/',
  title: (language) => homeWords[language].title,
  description: (language) => homeWords[language].description,
  // 20 questions in 5 to 10 minutes for 16 to 30 months; in the picture, Repeat 10 times and Move 10 steps.
  facts: ['20', '5', '10', '16', '30'],
  main: (language) => <Home language={language} />,
}

function Home({ language }: { language: Language }) {
  return (
    <>
      <Hero language={language} />
      <Doors language={language} />
      <HowItWorks language={language} />
      <CodeYouSee language={language} />
      <Families language={language} />
      <Science language={language} />
      <ClosingCall language={language} />
    </>
  )
}
