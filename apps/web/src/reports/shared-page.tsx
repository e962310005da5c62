import { useCallback, useState } from 'react'
import { fill } from '@ankur/content'
import type { OpenShare, SharedReport } from '@ankur/screening/report/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { newId } from '../platform/new-id.ts'
import { OpenedByLink, useOpenedByLink, type LinkChallenge } from '../platform/frame/opened-by-link.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { loadStored, saveStored, tabStorage } from '../platform/storage/storage.ts'
import { hrefFor } from '../routes.ts'
import { Button } from '../ui/button/button.tsx'
import { BeforeOpening, type VisitorInput } from './before-opening.tsx'
import { FoldedPaperView } from './paper-view.tsx'
import { sharedWords } from './shared-words.ts'

/**
 * The page for a reader without an account: the report. This script fetches it, so a messenger that loads the link for a
 * preview gets an empty shell and is not counted as an opening.
 */
export function SharedPage() {
  const { language } = useLanguage()
  const words = sharedWords.use()
  const [gives, setGives] = useState<VisitorInput>({})
  const ask = useCallback((token: string, signal: AbortSignal) => askForReport({ token, ...gives }, signal), [gives])
  const opening = useOpenedByLink<SharedReport>(ask)
  const before = (asks: LinkChallenge) => <BeforeOpening asks={asks} gives={gives} onGive={setGives} />
  useTitle(words.title)
  return (
    <OpenedByLink
      opening={opening}
      words={words}
      className="report-page"
      before={before}
      onwards={
        <a className="report-page__onwards" href={hrefFor('/autism-test', language)}>
          {words.about}
        </a>
      }
    >
      {(report) => <Opened report={report} />}
    </OpenedByLink>
  )
}

function Opened({ report: { expiresAt, opensOnce, papers } }: { report: SharedReport }) {
  const { language } = useLanguage()
  const shared = sharedWords.use()
  return (
    <div className="wrap report-page">
      <div className="report-page__top">
        <PageHeading>{shared.title}</PageHeading>
        <p>{shared.lead}</p>
        <p>{opensOnce ? shared.once_hint : fill(shared.until, { date: formatDay(expiresAt, language) })}</p>
        <Button kind="second" size="small" icon="print" onClick={() => window.print()}>
          {shared.print}
        </Button>
      </div>
      <FoldedPaperView paper={papers[language]} />
    </div>
  )
}

/** Sent once, because each request counts as an opening: not retried automatically after a network failure. */
function askForReport(request: OpenShare, signal: AbortSignal): Promise<Response> {
  return fetch('/api/shared', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, visit: thisVisit() }),
    referrerPolicy: 'no-referrer',
    signal,
  })
}

const VISIT_KEY = 'ankur-visit'
let visit = loadStored(VISIT_KEY, tabStorage)

/** Constant while the tab is open: reloading the page does not count as a second opening. */
function thisVisit(): string {
  if (visit === null) saveStored(VISIT_KEY, (visit = newId()), tabStorage)
  return visit
}
