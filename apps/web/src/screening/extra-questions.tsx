import { useCallback, useRef, useState, type FormEvent } from 'react'
import type { Extra } from '@ankur/screening/extra'
import { goTo } from '../platform/navigation.ts'
import { nearPart } from '../platform/near-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { ClipsPart, VideoPart } from '../uploads/index.ts'
import { extraWords } from './extra-words.ts'
import { questionsWords } from './questions-words.ts'
import { useTestProgress } from './test-progress-provider.tsx'
import { parseWeeksEarly } from './weeks-early.ts'

/** For whoever does not scroll. */
const SOON_MS = 1_500

const Fields = nearPart({
  load: () => import('./extra-fields.tsx').then((part) => part.ExtraFields),
  words: [extraWords],
  height: 'high',
  afterMs: SOON_MS,
})
/** Fetched ahead, for a signal that goes between the questions and here. */
export function fetchExtraFields(): Promise<void> {
  return Fields.preload()
}

/** What may be added to the answers, and the way on to the summary, which needs none of it. */
export function ExtraQuestions() {
  const questions = questionsWords.use()
  const { extra, setExtra, keepAttempt, attempt, answered, count } = useTestProgress()
  const [weeks, setWeeks] = useState(String(extra.weeksEarly ?? ''))
  const [wrong, setWrong] = useState(false)
  const [hasOtherWay, setOtherWay] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // A video on its way asks first.
  const holdBack = useRef<(() => void) | null>(null)
  const onHold = useCallback((ask: (() => void) | null) => {
    holdBack.current = ask
  }, [])
  const type = (typed: string) => {
    setWeeks(typed)
    const parsed = parseWeeksEarly(typed)
    if (parsed.ok) setExtra(withWeeks(extra, parsed.weeks))
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseWeeksEarly(weeks)
    setWrong(!parsed.ok)
    if (!parsed.ok) return document.getElementById('weeksEarly')?.focus()
    if (holdBack.current) return holdBack.current()
    const all = withWeeks(extra, parsed.weeks)
    setExtra(all)
    // In the history entry they outlive a reload of the summary page.
    goTo('/autism-test/results', { state: { extra: all } })
  }
  return (
    <form className="extra" noValidate onSubmit={goOn} ref={form}>
      <section aria-labelledby="extra-title">
        <h2 id="extra-title" tabIndex={-1}>
          {questions.extra_title}
        </h2>
        <Fields extra={extra} weeks={weeks} weeksWrong={wrong} onChange={setExtra} onWeeks={type} />
      </section>
      <section className="extra__video" aria-labelledby="video-title">
        <h2 id="video-title">{questions.video_title}</h2>
        <VideoPart
          attemptId={attempt.attemptId}
          onSend={keepAttempt}
          onHold={onHold}
          goesOn={answered === count}
          onGoOn={() => form.current?.requestSubmit()}
          onOtherWay={setOtherWay}
        />
      </section>
      {!hasOtherWay && (
        <div className="extra__on">
          <Button type="submit" aria-describedby="skip-help">
            {questions.skip}
          </Button>
          <p id="skip-help" className="muted">
            {questions.skip_help}
          </p>
        </div>
      )}
      <ClipsPart userId={attempt.userId} />
    </form>
  )
}

function withWeeks({ worried, lostSkills, siblingAutistic }: Extra, weeksEarly: number | null): Extra {
  return {
    ...(worried !== undefined && { worried }),
    ...(lostSkills !== undefined && { lostSkills }),
    ...(siblingAutistic !== undefined && { siblingAutistic }),
    ...(weeksEarly !== null && { weeksEarly }),
  }
}
