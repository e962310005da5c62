import { useEffect } from 'react'
import { useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useLanguage } from '../../platform/language.tsx'
import { Loading } from '../../platform/frame/loading.tsx'
import { PageHeading, useTitle } from '../../platform/frame/page.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useFirstAnswer } from '../questions/first-answer.tsx'
import { FollowUpInterview } from './follow-up-interview.tsx'
import type { FollowUpView } from './follow-up-state.ts'
import { followUpWords } from './follow-up-words.ts'
import { forgetStored, rememberStored } from '../just-stored.ts'
import { NotHere } from '../not-here.tsx'
import { useTestProgress } from '../test-progress-provider.tsx'
import { useFollowUp } from './use-follow-up.ts'

/** The follow-up questions of one assessment, one at a time, now or later. */
export function FollowUpPage() {
  const { assessmentId: id } = useParams<{ assessmentId: string }>()
  const { language, words } = useLanguage()
  const { followUp } = followUpWords.use()
  const { userId } = useTestProgress().attempt
  const { view, actions } = useFollowUp({ id, userId, language })
  const isSettled = useFirstAnswer(view.kind === 'open')
  useTitle(followUp.title)
  useEffect(() => {
    if (view.kind === 'finished') openSummary(id, view)
  }, [id, view])

  if (view.kind === 'open' && isSettled) return <FollowUpInterview followUp={view} actions={actions} />
  if (view.kind === 'failed') return <Failed onTryAgain={actions.tryAgain} />
  if (view.kind === 'gone') return <NotHere />
  if (view.kind === 'other') return <Ended id={id} title={followUp.title} text={words.notices.other_questions} />
  if (view.kind === 'expired') return <Ended id={id} title={followUp.expired_title} text={words.screening.follow_up_expired} />
  return <Loading />
}

function openSummary(id: string, { assessment }: Extract<FollowUpView, { kind: 'finished' }>): void {
  if (assessment) rememberStored(assessment)
  else forgetStored(id)
  navigate(`/autism-test/results?id=${encodeURIComponent(id)}`, { replace: true })
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  const { words } = useLanguage()
  const { followUp } = followUpWords.use()
  return (
    <div className="wrap follow-up__alone">
      <PageHeading>{followUp.title}</PageHeading>
      <p role="alert">{followUp.failed}</p>
      <p>{words.notices.no_network_help}</p>
      <Button onClick={onTryAgain}>{words.app.try_again}</Button>
    </div>
  )
}

/** It has expired, or the questions in use changed before it was finished. */
function Ended({ id, title, text }: { id: string; title: string; text: string }) {
  const { followUp } = followUpWords.use()
  return (
    <div className="wrap follow-up__alone">
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <LinkButton href={`/autism-test/results?id=${encodeURIComponent(id)}`}>{followUp.expired_open}</LinkButton>
    </div>
  )
}
