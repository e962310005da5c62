import type { ReactNode } from 'react'
import './site.css'
import './contents.css'
import type { Language } from '@ankur/content'
import { site } from '@ankur/content/words/en/site/site'
import { Notice } from '../ui/notice/notice.tsx'
import { SiteWordsProvider } from '../ui/site-words.tsx'
import { messagesInEveryLanguage } from '../platform/load-messages.ts'

const readPageWords = messagesInEveryLanguage('site/site', 'readPage')

/** The top of a page that is read: title, one sentence, a drawing. */
export function PageHead({ title, lead, picture }: { title: string; lead: string; picture?: ReactNode }) {
  return (
    <div className="page-head">
      <div className="wrap page-head__row">
        <div>
          <h1>{title}</h1>
          <p className="page-head__lead">{lead}</p>
        </div>
        {picture}
      </div>
    </div>
  )
}

/** Below the head of a page that is read from top to bottom: one column, as wide as a line should be. */
export function ReadPage({ children }: { children: ReactNode }) {
  return <div className="wrap read">{children}</div>
}

interface ContentsProps {
  title: string
  /** Anchors of this page with the title of each section. */
  parts: readonly (readonly [id: string, title: string])[]
}

/** The sections of a long page. From 1024 px it is beside the text and stays in view; see `with-contents`. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <nav className="page-contents" aria-labelledby="contents-title">
      <p className="page-contents__title" id="contents-title">
        {title}
      </p>
      <ul className="page-contents__list">
        {parts.map(([id, part]) => (
          <li key={id}>
            <a className="page-contents__link" href={`#${id}`}>
              {part}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
