import { useEffect } from 'react'
import { fill } from '@ankur/content'
import { type FollowUpAnswer, nextQuestion, questionOf } from '@ankur/screening/follow-up'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useWords } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { FollowUpEnd } from './follow-up-end.tsx'
import { FollowUpQuestionView } from './follow-up-question.tsx'
import { followUpWords } from './follow-up-words.ts'
import { GoodToKnow } from '../good-to-know.tsx'
import type { OpenFollowUp } from './follow-up-state.ts'
import type { FollowUpActions } from './use-follow-up.ts'

interface Props {
  readonly followUp: OpenFollowUp
  readonly actions: FollowUpActions
}

/** After the last question; no question has this name. */
const end = 'end'

/** The question in the address, or the next one; every question is one step of the browser's Back. */
export function FollowUpInterview({ followUp, actions }: Props) {
  const { screening } = useWords()
  const named = new URLSearchParams(useSearch()).get('question')
  const places = placesOf(followUp, followUp.answers)
  const here = named !== null && places.includes(named) ? named : (places.at(-1) ?? end)
  // An address without a question would show another one once this one is answered, so Back must lead here.
  useEffect(() => {
    if (named !== here) navigate(`?question=${here}`, { replace: true, state: history.state })
  }, [named, here])
  const before = places[places.indexOf(here) - 1]
  const question = questionOf(followUp.flows, here)
  // The final answer stays on the phone until the summary is opened.
  const isHeld = places.at(-1) === end && places.at(-2) === here
  const record = (answer: FollowUpAnswer) => placeAfter(placesOf(followUp, actions.record(answer)), here)
  return (
    <div className="wrap question">
      <div className="question__main">
        <TopicProgress followUp={followUp} here={here} />
        {question ? (
          <FollowUpQuestionView
            key={here}
            question={question}
            given={followUp.answers.find((answer) => answer.question === here)?.chosen ?? null}
            kept={isHeld && followUp.kept === 'account' ? 'held' : followUp.kept}
            onAnswer={record}
            onOpen={(place) => open(place, here)}
            onNext={() => open(placeAfter(places, here), here)}
            onBack={before === undefined ? null : () => openBefore(before)}
          />
        ) : (
          <FollowUpEnd
            kept={followUp.kept}
            onFinish={actions.finish}
            onBack={before === undefined ? null : () => openBefore(before)}
          />
        )}
        <LinkButton className="question__leave" kind="quiet" href="/dashboard">
          {screening.save_and_leave}
        </LinkButton>
      </div>
      <GoodToKnow />
    </div>
  )
}

/** The answered questions, and what follows them. */
function placesOf({ flows }: OpenFollowUp, answers: readonly FollowUpAnswer[]): string[] {
  return [...answers.map(({ question }) => question), nextQuestion(flows, answers)?.id ?? end]
}

function placeAfter(places: readonly string[], here: string): string {
  return places[places.indexOf(here) + 1] ?? end
}

function open(place: string, from: string): void {
  navigate(`?question=${place}`, { state: { from } })
}

function openBefore(place: string): void {
  const state = history.state as { from?: unknown } | null
  if (state?.from === place) history.back()
  else navigate(`?question=${place}`, { replace: true })
}

function TopicProgress({ followUp: { flows, answers }, here }: { followUp: OpenFollowUp; here: string }) {
  const { followUp } = followUpWords.use()
  const items = flows.map((flow) => flow.item)
  const open = nextQuestion(flows, answers)?.item
  const item = questionOf(flows, here)?.item
  const place = item === undefined ? items.length : items.indexOf(item) + 1
  return (
    <Progress
      done={items.map((each) => open === undefined || items.indexOf(each) < items.indexOf(open))}
      current={item === undefined ? undefined : place}
      label={followUp.progress}
      where={fill(followUp.where, { n: place, count: items.length })}
    />
  )
}
