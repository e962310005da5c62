import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { fill } from '@ankur/content'
import type { SharedReport } from '@ankur/screening/report/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { Loading } from '../platform/loading.tsx'
import { NoticeBoard } from '../platform/notice-board.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { useLanguageSwitch } from '../platform/use-language-switch.ts'
import { hrefFor } from '../routes.ts'
import { Button } from '../ui/button/button.tsx'
import { LanguageSwitch } from '../ui/header/language-switch.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { PaperView } from './paper-view.tsx'
import { sharedWords } from './shared-words.ts'

type State = { readonly kind: 'waiting' | 'gone' | 'failed' } | { readonly kind: 'open'; readonly report: SharedReport }

/**
 * What somebody without an account sees: the paper, their choice of language, no menu. The report is fetched by this
 * script, so a messenger that looks at the link for a preview gets an empty shell and counts as nobody.
 */
export function SharedPage() {
  const { token = '' } = useParams()
  const { language, words } = useLanguage()
  const shared = sharedWords.use()
  const switchLanguage = useLanguageSwitch()
  const [state, tryAgain] = useShared(token)
  useTitle(shared.title)
  return (
    <>
      <header className="wrap shared__head">
        <Logo language={language} />
        <LanguageSwitch language={language} path="/" onLanguage={switchLanguage} />
      </header>
      <main id="main" tabIndex={-1}>
        <NoticeBoard />
        {state.kind === 'waiting' && <Loading />}
        {state.kind === 'gone' && (
          <div className="wrap report-page">
            <PageHeading>{shared.gone_title}</PageHeading>
            <p>{shared.gone_text}</p>
            <p>
              <a href={hrefFor('/autism-test', language)}>{shared.about}</a>
            </p>
          </div>
        )}
        {state.kind === 'failed' && (
          <div className="wrap report-page">
            <PageHeading>{shared.failed}</PageHeading>
            <Notice kind="error">{words.notices.no_network_help}</Notice>
            <Button onClick={tryAgain}>{words.app.try_again}</Button>
          </div>
        )}
        {state.kind === 'open' && <Opened report={state.report} />}
      </main>
    </>
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
      <PaperView paper={papers[language]} />
    </div>
  )
}

/** Asked once, as each asking counts as an opening: not again by itself after a lost signal. */
function useShared(token: string): [State, () => void] {
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    open(token, leaving.signal).then(setState, () => {
      if (!leaving.signal.aborted) setState({ kind: 'failed' })
    })
    return () => leaving.abort()
  }, [token, round])
  const tryAgain = () => {
    setState({ kind: 'waiting' })
    setRound((before) => before + 1)
  }
  return [state, tryAgain]
}

async function open(token: string, signal: AbortSignal): Promise<State> {
  const response = await fetch('/api/shared', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    referrerPolicy: 'no-referrer',
    signal,
  })
  // Read in any case: an answer left unread keeps its connection busy.
  const body: unknown = await response.json()
  if (response.status === 404 || response.status === 422) return { kind: 'gone' }
  if (!response.ok) throw new Error(`${response.status}`)
  return { kind: 'open', report: body as SharedReport }
}
