import type { Language } from '@ankur/content'
import { factsOf, type Guide } from '@ankur/content/guides/guide'
import { isReviewed } from '@ankur/content/reviews'
import { hrefFor } from '../../routes.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ShownClaim } from '../claim/shown-claim.ts'
import type { PageSource } from '../page.ts'
import { GuideCards } from './guide-cards.tsx'
import { GuideFolds } from './guide-folds.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import { titled } from '../site-words.ts'
import './guide.css'
import { allGuides } from '@ankur/content/guides/all-guides'

const guideWords = messagesInEveryLanguage('guides/guides', 'guides')

/** A guide for families, generated from its data. */
function guidePage(guide: Guide): PageSource {
  return {
    path: guide.path,
    title: (language) => titled(guide.title[language], language),
    description: (language) => guide.description[language],
    facts: guide.ownNumbers ?? [],
    listedClaims: (language) => claimsOf(guide, language),
    main: (language) => <GuideMain guide={guide} language={language} />,
  }
}

/** Every line that names a source, once for each of its sources. */
function claimsOf(guide: Guide, language: Language): readonly ShownClaim[] {
  return factsOf(guide).flatMap(({ text, sources }, index) =>
    sources.map((source) => ({
      id: `${guide.path.slice(1)}-${index + 1}`,
      sentence: text[language],
      status: 'sourced' as const,
      source,
    })),
  )
}

function GuideMain({ guide, language }: { guide: Guide; language: Language }) {
  return (
    <div className="wrap guide" data-guide={guide.path}>
      <h1>{guide.title[language]}</h1>
      <p className="guide__lead">{guide.lead[language]}</p>
      {guide.steps.length > 0 && (
        <ol className="guide__summary">
          {guide.steps.map(({ title, text }) => (
            <li key={title.en}>
              <b>{title[language]}</b> <span>{text[language]}</span>
            </li>
          ))}
        </ol>
      )}
      {guide.keepsTicks && (
        <p className="guide__quiet guide__screen" data-keeps-ticks="" hidden>
          {guide.keepsTicks[language]}
        </p>
      )}
      {guide.cards && <GuideCards cards={guide.cards} language={language} />}
      <GuideFolds guide={guide} language={language} />
      <GuideEnd guide={guide} language={language} />
    </div>
  )
}

/** Below every guide: the print button, and who has checked it. */
function GuideEnd({ guide: { path, folds }, language }: { guide: Guide; language: Language }) {
  const words = guideWords[language]
  const namesAmounts = folds.some(({ parts }) => parts.some(({ kind }) => kind === 'papers'))
  return (
    <div className="guide__end">
      <div className="guide__screen">
        <Button wide kind="second" icon="print" data-print="" hidden>
          {words.print}
        </Button>
        <p className="guide__quiet">{words.print_hint}</p>
      </div>
      {namesAmounts && <p className="guide__quiet">{words.no_promise}</p>}
      <p className="guide__quiet">
        {!isReviewed('guides') && words.unchecked}{' '}
        <a className="guide__screen" href={hrefFor('/who-checked', language)}>
          {words.who_checked}
        </a>
      </p>
      <PrintedAddress language={language} path={path} />
    </div>
  )
}

/** On paper: where the sources are. The script adds the host, because paper is typed from. */
function PrintedAddress({ language, path }: { language: Language; path: string }) {
  const [before, after] = guideWords[language].on_paper.split('{address}')
  return (
    <p className="guide__paper">
      {before}
      <span data-host="">{hrefFor(path, language)}</span>
      {after}
    </p>
  )
}

/** The pages for families on the way from a first worry to help that lasts. */
export const guidePages: readonly PageSource[] = allGuides.map((guide) => guidePage(guide))
