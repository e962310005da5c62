import { useCallback, useRef, useState, type FormEvent } from 'react'
import { fill } from '@ankur/content'
import { missingItems } from '@ankur/screening/answers'
import { type OptionalAnswers, earlyFromWeeks, maxWeeksEarly } from '@ankur/screening/optional-answers'
import { numberOf } from '@ankur/screening/instrument'
import { goTo } from '../../platform/navigation.ts'
import { definePart } from '../../platform/part/define-part.tsx'
import { nearView } from '../../platform/part/near-view.tsx'
import { BottomBar } from '../../ui/bottom-bar/bottom-bar.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { ClipsPart, VideoPart } from '../../uploads/index.ts'
import { messagesOf } from '../../platform/messages.ts'
import type { Form } from '../form.ts'
import { ownQuestions } from './own-questions.ts'
import { questionPath } from './question-number.ts'
import { useTestProgress } from '../test-progress-provider.tsx'
import { plainDigits } from '../../platform/plain-digits.ts'

const extraWords = messagesOf('screening/questions', 'extra')
const questionsWords = messagesOf('screening/questions', 'questions')

/** The item that asks whether the child may be deaf: a Yes to it counts. */
const hearingItem = 2

const Fields = definePart({
  load: () => import('./extra-fields.tsx').then((part) => part.ExtraFields),
  messages: [extraWords],
  when: nearView({ height: 'high' }),
})
const Answers = definePart({
  load: () => import('./answers-part.tsx').then((part) => part.AnswersPart),
  messages: [ownQuestions],
  when: nearView({ height: 'high' }),
})

/** Prefetched, in case the signal is lost between the questions and here. */
export function fetchExtraFields(): Promise<void> {
  return Fields.preload()
}

/** Optional additions to the answers, and the way to the summary, which needs none of them. */
export function ExtraQuestions({ form: screeningForm }: { form: Form }) {
  const questions = questionsWords.use()
  const { sheet, extra, setExtra, keepAttempt, attempt, answered, count } = useTestProgress()
  const early = useEarly(extra, setExtra)
  const [isVideoOpen, setVideoOpen] = useState(false)
  const [hasOtherWay, setOtherWay] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const openVideo = useCallback(() => setVideoOpen(true), [setVideoOpen])
  // An upload in progress asks for confirmation first.
  const holdBack = useRef<(() => void) | null>(null)
  const onHold = useCallback((ask: (() => void) | null) => {
    holdBack.current = ask
  }, [])
  const asksHearing = screeningForm.items.some(({ id }) => id === hearingItem) && sheet[hearingItem] === 'yes'
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!early.check()) return document.getElementById('weeksEarly')?.focus()
    if (holdBack.current) return holdBack.current()
    const all = withoutUnasked(extra, asksHearing)
    setExtra(all)
    // In the history entry they survive a reload of the summary page, also without storage.
    goTo('/autism-test/results', { state: { extra: all } })
  }
  return (
    <form className="extra" noValidate onSubmit={goOn} ref={form}>
      <Fields
        extra={extra}
        asksHearing={asksHearing}
        isEarly={early.isEarly}
        weeks={early.weeks}
        weeksWrong={early.isWrong}
        onChange={setExtra}
        onEarly={early.choose}
        onWeeks={early.type}
      />
      <div className="extra__folds">
        <Fold id="answers" summary={fill(questions.review_list, { count })} hint={questions.review_list_hint}>
          <Answers />
        </Fold>
        <Fold id="video" summary={questions.video_title} hint={questions.video_hint} open={isVideoOpen} onToggle={setVideoOpen}>
          <VideoPart
            attemptId={attempt.attemptId}
            onSend={keepAttempt}
            onHold={onHold}
            goesOn={answered === count}
            onGoOn={() => form.current?.requestSubmit()}
            onOtherWay={setOtherWay}
            onNews={openVideo}
          />
        </Fold>
        <Fold id="clips" summary={questions.clips_title}>
          <ClipsPart userId={attempt.userId} />
        </Fold>
      </div>
      {!hasOtherWay && (
        <Button className="extra__skip" kind="quiet" size="small" type="submit">
          {questions.skip}
        </Button>
      )}
      <BottomBar>
        <WayOn form={screeningForm} />
      </BottomBar>
    </form>
  )
}

/** The summary, or the first unanswered question that it needs. */
function WayOn({ form }: { form: Form }) {
  const questions = questionsWords.use()
  const [missing] = missingItems(useTestProgress().sheet, form)
  if (missing !== undefined) {
    const n = numberOf(form, missing)
    return (
      <LinkButton wide href={questionPath(n)}>
        {fill(questions.review_answer_missing, { n })}
      </LinkButton>
    )
  }
  return (
    <>
      <Button wide type="submit" aria-describedby="open-help">
        {questions.open_summary}
      </Button>
      <p id="open-help" className="bottom-bar__help">
        {questions.open_summary_help}
      </p>
    </>
  )
}

/** Yes or No, and with Yes a number of weeks: `weeksEarly` is 0 for No; a Yes without a number is `bornEarly`. */
function useEarly(extra: OptionalAnswers, setExtra: (extra: OptionalAnswers) => void) {
  const { weeksEarly: known, bornEarly } = extra
  const [isEarly, setEarly] = useState(known === undefined ? bornEarly : known > 0)
  const [weeks, setWeeks] = useState(known ? String(known) : '')
  const [isWrong, setWrong] = useState(false)
  const keep = (isBornEarly: boolean | undefined, typed = weeks) => {
    const { weeksEarly: _weeks, bornEarly: _early, ...others } = extra
    const weeksEarly = isBornEarly === false ? 0 : parseEarly(typed)
    if (isBornEarly === undefined) setExtra(others)
    else setExtra(weeksEarly === undefined ? { ...others, bornEarly: true } : { ...others, weeksEarly })
  }
  return {
    isEarly,
    weeks,
    isWrong,
    choose: (next: boolean | undefined) => {
      setEarly(next)
      setWrong(false)
      keep(next)
    },
    type: (typed: string) => {
      setWeeks(typed)
      keep(true, typed)
    },
    check: () => {
      // The number may be left empty if unknown: then only the Yes is sent.
      const isRight = isEarly !== true || weeks.trim() === '' || parseEarly(weeks) !== undefined
      setWrong(!isRight)
      return isRight
    },
  }
}

function parseEarly(typed: string): number | undefined {
  const parsed = parseWeeksEarly(typed)
  return parsed.ok && parsed.weeks !== null && parsed.weeks >= earlyFromWeeks ? parsed.weeks : undefined
}

/** An answer to a question that is no longer shown is not sent. */
function withoutUnasked(extra: OptionalAnswers, asksHearing: boolean): OptionalAnswers {
  if (asksHearing) return extra
  const { hearingTested: _unasked, ...others } = extra
  return others
}

/** Complete weeks before the due date, as typed: nothing, or a possible number. */
type ParsedWeeks = { readonly ok: true; readonly weeks: number | null } | { readonly ok: false }

export function parseWeeksEarly(typed: string): ParsedWeeks {
  const text = plainDigits(typed.trim())
  if (text === '') return { ok: true, weeks: null }
  if (!/^\d{1,2}$/.test(text) || Number(text) > maxWeeksEarly) return { ok: false }
  return { ok: true, weeks: Number(text) }
}
