import type { Language } from '@ankur/content'
import type { PageSource } from '../page.ts'
import { ClosingCall } from './closing-call.tsx'
import { CodeYouSee } from './code-you-see.tsx'
import { Families, untraced } from './figures.tsx'
import { Hero } from './hero.tsx'
import { homeWords } from './home-words.ts'
import { HowItWorks } from './how-it-works.tsx'
import { LanguageRow } from './language-row.tsx'
import { Science } from './science.tsx'
import { WhereNow } from './where-now.tsx'
import '../site.css'
import './hero.css'
import './doors.css'
import './home.css'
import './home-wide.css'

export const homePage: PageSource = {
  path: '/',
  title: (language) => homeWords[language].title,
  description: (language) => homeWords[language].description,
  // 20 questions for 16 to 30 months; in the picture, Repeat 10 times and Move 10 steps; how many figures the fold holds.
  facts: ['20', '10', '16', '30', String(untraced.length)],
  main: (language) => <Home language={language} />,
}

function Home({ language }: { language: Language }) {
  return (
    <>
      <LanguageRow language={language} />
      <Hero language={language} />
      <WhereNow language={language} />
      <HowItWorks language={language} />
      <CodeYouSee language={language} />
      <Families language={language} />
      <Science language={language} />
      <ClosingCall language={language} />
    </>
  )
}
