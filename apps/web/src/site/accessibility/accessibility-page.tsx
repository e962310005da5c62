import { fill, languages, type Language } from '@ankur/content'
import { accessibility, accessibilitySections, accessibilityVersion, tellUs } from '@ankur/content/pages/accessibility'
import { isReviewed, isWordingReviewed } from '@ankur/content/reviews'
import { formatDay } from '@ankur/screening/analysis/dates'
import { Card } from '../../ui/card/card.tsx'
import type { PageSource } from '../page.ts'
import { PageHead, ReadPage } from '../page-parts.tsx'
import { Sections } from '../sections.tsx'

export const accessibilityPage: PageSource = {
  path: '/accessibility',
  isEnglishOnly: true,
  title: () => accessibility.title,
  description: () => accessibility.description,
  // The day of the page, the rule book's edition, the narrowest screen, the oldest browsers.
  facts: [...accessibilityVersion.split('-').map((part) => String(Number(part))), '2.2', '320', '109', '115', '16'],
  main: (language) => <Accessibility language={language} />,
}

function Accessibility({ language }: { language: Language }) {
  return (
    <>
      <PageHead title={accessibility.heading} lead={accessibility.lead} />
      <ReadPage>
        <Card kind="tint" title={accessibility.short_title}>
          <List lines={accessibility.short} />
          <p className="muted">{fill(accessibility.version, { date: formatDay(accessibilityVersion, 'en') })}</p>
        </Card>
        <div className="prose">
          <Sections sections={accessibilitySections} language={language} />
          <h2>{accessibility.gaps_title}</h2>
          <List lines={gaps()} />
          <Sections sections={tellUs} language={language} />
        </div>
      </ReadPage>
    </>
  )
}

/** Some gaps close on the day on which a person signs in `reviews.ts`. */
function gaps(): readonly string[] {
  const isWordingChecked = languages.every(isWordingReviewed)
  const isContentChecked = isReviewed('screening_questions') && isReviewed('help_signs')
  return [
    ...accessibility.gaps,
    ...(isWordingChecked ? [] : [accessibility.gap_languages]),
    ...(isContentChecked ? [] : [accessibility.gap_clinician]),
  ]
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="prose__list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
