import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import { site } from '@ankur/content/words/en/site/site'
import './site.css'
import { Notice } from '../ui/notice/notice.tsx'
import { SiteWordsProvider } from '../ui/site-words.tsx'
import { messagesInEveryLanguage } from '../platform/load-messages.ts'

const readPageWords = messagesInEveryLanguage('site/site', 'readPage')

/** English-only content in the frame of another language: with a note, and marked as English. */
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
