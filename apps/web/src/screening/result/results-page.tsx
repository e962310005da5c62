import { useCallback, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { isComplete } from '@ankur/screening/answers'
import type { StoredAssessment } from '@ankur/screening/contract'
import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import { useLanguage } from '../../platform/language.tsx'
import type { NoticeContent } from '../../platform/frame/notices.ts'
import { useTitle } from '../../platform/frame/page.tsx'
import { RedirectWith } from '../../platform/frame/notice-board.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { FinishedTest } from '../analyze.ts'
import { useKnownInstrument } from '../form.ts'
import { countedHere, findingOf } from '../finding.ts'
import { NotHere } from '../not-here.tsx'
import { Summary } from './summary.tsx'
import { useTestProgress, type TestProgress } from '../test-progress-provider.tsx'
import { useResult } from './use-result.ts'

const resultsWords = messagesOf('screening/results', 'results')

const incomplete: NoticeContent = { kind: 'error', title: 'incomplete_test_title', text: 'incomplete_test' }

/** With an id the stored assessment is shown; without one all answers must be on this device. */
export function ResultsPage() {
  const results = resultsWords.use()
  const id = new URLSearchParams(useSearch()).get('id')
  const { clear, setAbout, setExtra } = useTestProgress()
  const [test] = useState(useFinishedTest())
  const [isNew] = useState(id === null)
  const onStored = useCallback(() => {
    clear()
    if (test) storeChild(test, { setAbout, setExtra })
  }, [clear, setAbout, setExtra, test])
  const { state, tryAgain, change } = useResult({ id, test, onStored })
  const [isAnew, setAnew] = useState(false)
  const onChanged = useCallback(
    (assessment: StoredAssessment) => {
      change(assessment)
      setAnew(true)
    },
    [change],
  )
  const form = useKnownInstrument()
  const counted = useMemo(() => test && countedHere(test, form, Date.now()), [test, form])
  useTitle(results.tab_title)

  if (id === null && test === null) return <RedirectWith to="/dashboard" notice={incomplete} />
  if (state.kind === 'failed' && state.failure.status === 404) return <NotHere />
  const finding = state.kind === 'ready' ? findingOf(state.assessment, form) : id === null ? counted : null
  return <Summary finding={finding} state={state} isNew={isNew} isAnew={isAnew} onTryAgain={tryAgain} onChanged={onChanged} />
}

/** The answers are cleared, but their child stays chosen on the dashboard. */
function storeChild({ attempt, extra }: FinishedTest, { setAbout, setExtra }: Pick<TestProgress, 'setAbout' | 'setExtra'>): void {
  const { childId, birthMonth = null } = attempt
  if (childId === undefined) return
  setAbout({ birthMonth, childId })
  if (extra.weeksEarly !== undefined) setExtra({ weeksEarly: extra.weeksEarly })
}

/** The answers when the page opens, if all are there: later steps use only these. */
function useFinishedTest(): FinishedTest | null {
  const { sheet, attempt, extra, isOther } = useTestProgress()
  const form = useKnownInstrument()
  const { language } = useLanguage()
  if (isOther || !isComplete(sheet, form)) return null
  return { sheet, attempt, extra: extraOfEntry() ?? extra, language }
}

/** The optional answers that the previous page left in the history entry. */
function extraOfEntry(): OptionalAnswers | null {
  const state = history.state as { extra?: OptionalAnswers } | null
  return state?.extra ?? null
}
