import { useEffect } from 'react'
import { useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useLanguage } from '../platform/language.tsx'
import { Loading } from '../platform/loading.tsx'
import { PageHeading, useTitle } from '../platform/page.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FollowUpInterview } from './follow-up-interview.tsx'
import { followUpWords } from './follow-up-words.ts'
import { forgetStored, rememberStored } from './just-stored.ts'
import { NotHere } from './not-here.tsx'
import { useTestProgress } from './test-progress-provider.tsx'
import { useFollowUp, type FollowUpPageState } from './use-follow-up.ts'

/** The follow-up questions of one assessment, one at a time, now or later. */
export function FollowUpPage() {
  const { assessmentId: id } = useParams<{ assessmentId: string }>()
  const { language } = useLanguage()
  const { followUp } = followUpWords.use()
  const { userId } = useTestProgress().attempt
  const { state, actions } = useFollowUp({ id, userId, language })
  useTitle(followUp.title)
  useEffect(() => {
    if (state.kind === 'finished') openSummary(id, state)
  }, [id, state])

  if (state.kind === 'open') return <FollowUpInterview followUp={state} actions={actions} />
  if (state.kind === 'failed') return <Failed onTryAgain={actions.tryAgain} />
  if (state.kind === 'gone') return <NotHere />
  if (state.kind === 'other') return <Other id={id} />
  if (state.kind === 'expired') return <Expired id={id} />
  return <Loading />
}

function openSummary(id: string, { assessment }: Extract<FollowUpPageState, { kind: 'finished' }>): void {
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

/** The questions in use changed before this follow-up was finished. */
function Other({ id }: { id: string }) {
  const { notices } = useLanguage().words
  const { followUp } = followUpWords.use()
  return (
    <div className="wrap follow-up__alone">
      <PageHeading>{followUp.title}</PageHeading>
      <p>{notices.other_questions}</p>
      <LinkButton href={`/autism-test/results?id=${encodeURIComponent(id)}`}>{followUp.expired_open}</LinkButton>
    </div>
  )
}

function Expired({ id }: { id: string }) {
  const { screening } = useLanguage().words
  const { followUp } = followUpWords.use()
  return (
    <div className="wrap follow-up__alone">
      <PageHeading>{followUp.expired_title}</PageHeading>
      <p>{screening.follow_up_expired}</p>
      <LinkButton href={`/autism-test/results?id=${encodeURIComponent(id)}`}>{followUp.expired_open}</LinkButton>
    </div>
  )
}
