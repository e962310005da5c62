import { useCallback, useState } from 'react'
import { fill } from '@ankur/content'
import type { OpenShare, SharedReport } from '@ankur/screening/report/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { newId } from '../platform/new-id.ts'
import { OpenedByLink, useOpenedByLink, type LinkAsks } from '../platform/frame/opened-by-link.tsx'
import { PageHeading, useTitle } from '../platform/frame/page.tsx'
import { loadStored, saveStored, tabStorage } from '../platform/storage/storage.ts'
import { hrefFor } from '../routes.ts'
import { Button } from '../ui/button/button.tsx'
import { BeforeOpening, type ReaderGives } from './before-opening.tsx'
import { FoldedPaperView } from './paper-view.tsx'
import { sharedWords } from './shared-words.ts'

/**
 * What somebody without an account sees: the paper. The report is fetched by this script, so a messenger that looks at
 * the link for a preview gets an empty shell and counts as nobody.
 */
export function SharedPage() {
  const { language } = useLanguage()
  const words = sharedWords.use()
  const [gives, setGives] = useState<ReaderGives>({})
  const ask = useCallback((token: string, signal: AbortSignal) => askForReport({ token, ...gives }, signal), [gives])
  const opening = useOpenedByLink<SharedReport>(ask)
  const before = (asks: LinkAsks) => <BeforeOpening asks={asks} gives={gives} onGive={setGives} />
  useTitle(words.title)
  return (
    <OpenedByLink
      opening={opening}
      words={words}
      className="report-page"
      before={before}
      onwards={<a href={hrefFor('/autism-test', language)}>{words.about}</a>}
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

/** Asked once, as each asking counts as an opening: not again by itself after a lost signal. */
function askForReport(asked: OpenShare, signal: AbortSignal): Promise<Response> {
  return fetch('/api/shared', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, visit: thisVisit() }),
    referrerPolicy: 'no-referrer',
    signal,
  })
}

const VISIT_KEY = 'ankur-visit'
let visit = loadStored(VISIT_KEY, tabStorage)

/** The same for as long as the tab is open: who loads the page anew opens nothing a second time. */
function thisVisit(): string {
  if (visit === null) saveStored(VISIT_KEY, (visit = newId()), tabStorage)
  return visit
}
