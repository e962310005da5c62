import { fill, type Language } from '@ankur/content'
import { terms, termsSections, termsVersion } from '@ankur/content/pages/terms'
import { isReviewed } from '@ankur/content/reviews'
import { formatDay } from '@ankur/screening/analysis/dates'
import { Card } from '../../ui/card/card.tsx'
import type { PageSource } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { ReadPage } from '../read-page.tsx'
import { Sections } from '../sections.tsx'

export const termsPage: PageSource = {
  path: '/terms',
  isEnglishOnly: true,
  title: () => terms.title,
  description: () => terms.description,
  // The day of the text, adults of 18, and the names of the two licences.
  facts: [...termsVersion.split('-').map((part) => String(Number(part))), '18', '4.0', '2.0'],
  main: (language) => <Terms language={language} />,
}

function Terms({ language }: { language: Language }) {
  return (
    <>
      <PageHead title={terms.heading} lead={fill(terms.version, { date: formatDay(termsVersion, 'en') })} />
      <ReadPage>
        <Card kind="tint" title={terms.short_title}>
          <ul className="prose__list">
            {terms.short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {!isReviewed('terms') && <p className="muted">{terms.unchecked}</p>}
        </Card>
        <div className="prose">
          <Sections sections={termsSections} language={language} />
        </div>
      </ReadPage>
    </>
  )
}
