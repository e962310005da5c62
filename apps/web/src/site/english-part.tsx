import type { ReactNode } from 'react'
import type { Language, Words } from '@ankur/content'
import { readPage as en } from '@ankur/content/words/en/read-page'
import { site } from '@ankur/content/words/en/site'
import { readPage as hi } from '@ankur/content/words/hi/read-page'
import { readPage as pa } from '@ankur/content/words/pa/read-page'
import './site.css'
import { Notice } from '../ui/notice/notice.tsx'
import { SiteWordsProvider } from '../ui/site-words.tsx'

const readPageWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }

/** What is written in English only, under a frame in the chosen language: it says so, and is marked as English. */
export function EnglishPart({ language, children }: { language: Language; children: ReactNode }) {
  if (language === 'en') return children
  return (
    <>
      <div className="wrap english-part">
        <Notice kind="note">{readPageWords[language].english_only}</Notice>
      </div>
      <SiteWordsProvider words={site}>
        <div lang="en">{children}</div>
      </SiteWordsProvider>
    </>
  )
}
