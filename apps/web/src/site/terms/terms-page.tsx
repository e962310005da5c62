import { fill, type Language } from '@ankur/content'
import { termsVersion, type Terms as TermsText } from '@ankur/content/pages/text-page'
import { isReviewed } from '@ankur/content/reviews'
import { formatDay } from '@ankur/screening/analysis/dates'
import { inEveryLanguage } from '../../platform/load-messages.ts'
import { Card } from '../../ui/card/card.tsx'
import type { PageSource } from '../page.ts'
import { PageHead, ReadPage } from '../page-parts.tsx'
import { Sections } from '../sections.tsx'

const terms = inEveryLanguage<TermsText>(
  Object.values(import.meta.glob('../../../../../packages/content/src/pages/terms/??.ts', { import: 'terms', eager: true })),
)

export const termsPage: PageSource = {
  path: '/terms',
  title: (language) => terms[language].title,
  description: (language) => terms[language].description,
  // The day of the text, adults of 18, and the names of the two licences.
  facts: [...termsVersion.split('-').map((part) => String(Number(part))), '18', '4.0', '2.0'],
  main: (language) => <Terms language={language} />,
}

function Terms({ language }: { language: Language }) {
  const words = terms[language]
  return (
    <>
      <PageHead title={words.heading} lead={fill(words.version, { date: formatDay(termsVersion, language) })} />
      <ReadPage>
        <Card kind="tint" title={words.short_title}>
          <ul className="prose__list">
            {words.short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {!isReviewed('terms') && <p className="muted">{words.unchecked}</p>}
        </Card>
        <div className="prose">
          <Sections sections={words.sections} language={language} />
        </div>
      </ReadPage>
    </>
  )
}
