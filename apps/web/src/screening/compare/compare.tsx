import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fill } from '@ankur/content'
import { indiaDay } from '@ankur/screening/age'
import type { Answerer } from '@ankur/screening/answered-by'
import { changeGroups, compareAnswers, groupAnswers, type ComparedItem } from '@ankur/screening/compare-answers'
import type { AssessmentList, ListedAssessment, StoredAssessment } from '@ankur/screening/contract'
import { formatDay } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Details } from '../../ui/details/details.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { AnsweredBy } from './answered-by.tsx'
import { behaviourLines } from '../result/behaviour-lines.ts'
import { messagesOf } from '../../platform/messages.ts'
import { isOfSameChild } from '@ankur/screening/same-child'
import type { ChildList } from '@ankur/screening/child-contract'
import { getJson } from '../../platform/api.ts'
import './compare.css'

const historyWords = messagesOf('screening/history', 'history')

/** The groups of two results of one child. */
const compareWords = messagesOf('screening/history', 'compare')
const childrenWords = messagesOf('children/children', 'children')

interface Props {
  id: string
  withId: string | null
}

export const wordsOfCompare = [behaviourLines, compareWords]

/** Two summaries of one child: the answers that differ, in plain words, without a verdict. */
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
  const changes = compareWords.use()
  const [who, setWho] = useState<readonly (Answerer | null)[]>(pair.map(({ answeredBy }) => answeredBy ?? null))
  const compared = compareAnswers(...pair)
  const labels = labelsOf(
    pair.map(({ completed_at: at }, place) => {
      const answeredBy = who[place]
      return answeredBy ? `${formatDay(at, language)}, ${words[answeredBy]}` : formatDay(at, language)
    }),
  )
  const questions = labelsOf(pair.map(({ completed_at: at }) => fill(words.answered_by, { date: formatDay(at, language) })))
  // Answers of the same day, or of two people, show no development.
  const isOneDay = indiaDay(Date.parse(pair[0].completed_at)) === indiaDay(Date.parse(pair[1].completed_at))
  const areTwo = who[0] !== null && who[1] !== null && who[0] !== who[1]
  const isOverTime = !isOneDay && !areTwo
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
        {isOverTime && <p>{changes.two_days}</p>}
        <p>{words.no_verdict}</p>
      </Notice>
      {compared === null && <p>{words.other_questions}</p>}
      {compared && (isOverTime ? <OverTime pair={pair} labels={labels} /> : <SideBySide {...compared} labels={labels} />)}
      <BackToAll />
    </>
  )
}

interface GroupLabels {
  readonly labels: readonly string[]
}

/** Two days of one child: what shows now, what stopped, what is still to come. */
function OverTime({ pair: [before, now], labels }: GroupLabels & Pick<PairProps, 'pair'>) {
  const words = compareWords.use()
  const groups = groupAnswers(before, now)
  const titles = {
    showsNow: words.shows_now,
    stopped: words.stopped,
    changed: words.changed,
    askedDifferently: words.asked_differently,
    notYet: words.not_yet,
    same: words.same,
  }
  const lines = { stopped: words.stopped_line, askedDifferently: words.asked_differently_line } as const
  return changeGroups.map((group) => {
    const items = groups?.[group] ?? []
    if (items.length === 0) return null
    const title = titles[group]
    if (group === 'same') {
      return (
        <Details key={group} summary={title}>
          <Answers items={items} labels={labels} />
        </Details>
      )
    }
    return (
      <section key={group}>
        <h2 className="compare__title">{title}</h2>
        {group in lines && <p>{lines[group as keyof typeof lines]}</p>}
        <Answers items={items} labels={labels} />
      </section>
    )
  })
}

/** Two people, or one day: what differs and what does not. */
function SideBySide({ differ, same, labels }: GroupLabels & NonNullable<ReturnType<typeof compareAnswers>>) {
  const words = historyWords.use()
  return (
    <>
      <h2 className="compare__title">{words.differ}</h2>
      {differ.length === 0 ? <p>{words.differ_none}</p> : <Answers items={differ} labels={labels} />}
      <Details summary={words.same}>
        <Answers items={same} labels={labels} />
      </Details>
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

/** Entries with equal labels, as for two of one day, are numbered. */
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

/** What an answer means for the child, whether yes or no. */
function useLine(): (item: number, counts: boolean) => string {
  const words = historyWords.use()
  const { talk, strengths } = behaviourLines.use()
  return (item, counts) => {
    if (counts) return talk[item] ?? ''
    return strengths[item] ?? (item === 2 ? words.item_2_fine : words.item_5_fine)
  }
}

/**
 * The child of a summary. It is shown only if the family has several, and loaded only then; a summary is complete without
 * it.
 */
function WhoseSummary({ childId }: { childId: string | null }) {
  const [line, setLine] = useState<ReactNode>(null)
  useEffect(() => {
    const bring = async () => {
      const { items } = await getJson<ChildList>('/api/children')
      if (items.length < 2) return
      const { ChildName } = await import('../result/child-name.tsx')
      await childrenWords.load()
      setLine(<ChildName family={items} childId={childId} />)
    }
    bring().catch(() => {})
  }, [childId])
  return line
}

interface Comparison {
  /** The older one first; null for the second when the child has no other summary. */
  readonly pair: readonly [StoredAssessment, StoredAssessment | null]
  /** Summaries of the same child that the selected one can be compared with, newest first. */
  readonly others: readonly ListedAssessment[]
}

type ComparedState = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ({ readonly kind: 'ready' } & Comparison)

/** The summary `id`, and `withId` or by default the previous one of the same child. */
function useCompared(id: string, withId: string | null) {
  const [state, setState] = useState<ComparedState>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    const show = (next: ComparedState) => wanted && setState(next)
    bring(id, withId).then(
      (compared) => show({ kind: 'ready', ...compared }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [id, withId, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { state, again }
}

async function bring(id: string, withId: string | null): Promise<Comparison> {
  const [chosen, list] = await Promise.all([one(id), getJson<AssessmentList>('/api/assessments?limit=100')])
  const others = list.items.filter((item) => item.id !== id && isOfSameChild(item, chosen))
  const earlier = others.find((item) => item.completed_at <= chosen.completed_at)
  const other = others.find((item) => item.id === withId) ?? earlier ?? others[0]
  if (!other) return { pair: [chosen, null], others }
  const second = await one(other.id)
  return { pair: second.completed_at <= chosen.completed_at ? [second, chosen] : [chosen, second], others }
}

function one(id: string): Promise<StoredAssessment> {
  return getJson<StoredAssessment>(`/api/assessments/${encodeURIComponent(id)}`)
}
