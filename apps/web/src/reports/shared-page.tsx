import { fill } from '@ankur/content'
import type { SharedReport } from '@ankur/screening/report/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { OpenedByLink, useOpenedByLink, type AskByLink } from '../platform/opened-by-link.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { hrefFor } from '../routes.ts'
import { Button } from '../ui/button/button.tsx'
import { FoldedPaperView } from './paper-view.tsx'
import { sharedWords } from './shared-words.ts'

/**
 * What somebody without an account sees: the paper. The report is fetched by this script, so a messenger that looks at
 * the link for a preview gets an empty shell and counts as nobody.
 */
export function SharedPage() {
  const { language } = useLanguage()
  const words = sharedWords.use()
  const opening = useOpenedByLink<SharedReport>(askForReport)
  useTitle(words.title)
  return (
    <OpenedByLink
      opening={opening}
      words={words}
      className="report-page"
      onwards={<a href={hrefFor('/autism-test', language)}>{words.about}</a>}
    >
      {(report) => <Opened report={report} />}
    </OpenedByLink>
  )
}

function Opened({ report: { expiresAt, papers } }: { report: SharedReport }) {
  const { language } = useLanguage()
  const shared = sharedWords.use()
  return (
    <div className="wrap report-page">
      <div className="report-page__top">
        <PageHeading>{shared.title}</PageHeading>
        <p>{shared.lead}</p>
        <p>{fill(shared.until, { date: formatDay(expiresAt, language) })}</p>
        <Button kind="second" size="small" icon="print" onClick={() => window.print()}>
          {shared.print}
        </Button>
      </div>
      <FoldedPaperView paper={papers[language]} />
    </div>
  )
}

/** Asked once, as each asking counts as an opening: not again by itself after a lost signal. */
const askForReport: AskByLink = (token, signal) =>
  fetch('/api/shared', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    referrerPolicy: 'no-referrer',
    signal,
  })
