import { useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fill } from '@ankur/content'
import type { Answerer } from '@ankur/screening/answered-by'
import { compareAnswers, type ComparedItem } from '@ankur/screening/compare-answers'
import type { ListedAssessment, StoredAssessment } from '@ankur/screening/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Details } from '../ui/details/details.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { AnsweredBy } from './answered-by.tsx'
import { behaviourLines } from './behaviour-lines.ts'
import { historyWords } from './history-words.ts'
import { useCompared } from './use-compared.ts'
import { WhoseSummary } from './whose-summary.tsx'
import './compare.css'

interface Props {
  id: string
  withId: string | null
}

export const compareWords = behaviourLines

/** Two summaries of one child: which answers differ, in plain words, and no verdict on what that means. */
export function Compare({ id, withId }: Props) {
  const { app } = useLanguage().words
  const words = historyWords.use()
  const { state, again } = useCompared(id, withId)
  if (state.kind === 'loading') return <p role="status">{app.loading}</p>
  if (state.kind === 'failed') {
    return (
      <>
        <p role="alert">{words.failed}</p>
        <Button onClick={again}>{app.try_again}</Button>
      </>
    )
  }
  const [first, second] = state.pair
  if (!second) {
    return (
      <>
        <p>{words.compare_none}</p>
        <BackToAll />
      </>
    )
  }
  return <Pair key={`${first.id} ${second.id}`} id={id} pair={[first, second]} others={state.others} />
}

interface PairProps {
  id: string
  pair: readonly [StoredAssessment, StoredAssessment]
  others: readonly ListedAssessment[]
}

function Pair({ id, pair, others }: PairProps) {
  const { language } = useLanguage()
  const words = historyWords.use()
  const [who, setWho] = useState<readonly (Answerer | null)[]>(pair.map(({ answeredBy }) => answeredBy ?? null))
  const compared = compareAnswers(...pair)
  const labels = labelsOf(
    pair.map(({ completed_at: at }, place) => {
      const said = who[place]
      return said ? `${formatDay(at, language)}, ${words[said]}` : formatDay(at, language)
    }),
  )
  const questions = labelsOf(pair.map(({ completed_at: at }) => fill(words.answered_by, { date: formatDay(at, language) })))
  const areTwo = who[0] !== null && who[1] !== null && who[0] !== who[1]
  return (
    <>
      <WhoseSummary childId={pair[0].childId} />
      <Choice id={id} pair={pair} others={others} />
      <div className="compare__people">
        {pair.map((each, place) => (
          <AnsweredBy
            key={each.id}
            id={each.id}
            label={questions[place] ?? ''}
            chosen={who[place] ?? null}
            onSaved={(answeredBy) => setWho((before) => before.map((known, at) => (at === place ? answeredBy : known)))}
          />
        ))}
      </div>
      <Notice kind="info" announce={false}>
        {areTwo && <p>{words.two_people}</p>}
        <p>{words.no_verdict}</p>
      </Notice>
      {compared ? (
        <>
          <h2 className="compare__title">{words.differ}</h2>
          {compared.differ.length === 0 ? <p>{words.differ_none}</p> : <Answers items={compared.differ} labels={labels} />}
          <Details summary={words.same}>
            <Answers items={compared.same} labels={labels} />
          </Details>
        </>
      ) : (
        <p>{words.other_questions}</p>
      )}
      <BackToAll />
    </>
  )
}

function BackToAll() {
  const words = historyWords.use()
  return (
    <LinkButton kind="second" href="/autism-test/history">
      {words.back}
    </LinkButton>
  )
}

/** What would read the same, as two of one day do, is told apart by its order. */
function labelsOf(names: readonly string[]): readonly string[] {
  return names[0] === names[1] ? names.map((name, place) => `${place + 1}. ${name}`) : names
}

/** Another summary of the same child, when there are more than two. */
function Choice({ id, pair, others }: PairProps) {
  const { language } = useLanguage()
  const words = historyWords.use()
  const field = useId()
  const other = pair.find((each) => each.id !== id)
  if (others.length < 2) return null
  return (
    <div className="field compare__choice">
      <label className="field__label" htmlFor={field}>
        {words.compare_with}
      </label>
      <select
        className="field__box"
        id={field}
        value={other?.id}
        onChange={(event) => navigate(`/autism-test/history?compare=${id}&with=${event.target.value}`, { replace: true })}
      >
        {others.map((item) => (
          <option key={item.id} value={item.id}>
            {formatDay(item.completed_at, language)}
            {item.answeredBy && `, ${words[item.answeredBy]}`}
          </option>
        ))}
      </select>
    </div>
  )
}

function Answers({ items, labels }: { items: readonly ComparedItem[]; labels: readonly string[] }) {
  const lineOf = useLine()
  return (
    <ul className="compare">
      {items.map(({ id, counts }) => (
        <li key={id} className="compare__item">
          {labels.map((label, place) => (
            <p key={label}>
              <b>{label}</b>
              {lineOf(id, counts[place] ?? false)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What an answer says of the child, whichever way it was given. */
function useLine(): (item: number, counts: boolean) => string {
  const words = historyWords.use()
  const { talk, strengths } = behaviourLines.use()
  return (item, counts) => {
    if (counts) return talk[item] ?? ''
    return strengths[item] ?? (item === 2 ? words.item_2_fine : words.item_5_fine)
  }
}
