import { useEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import { missingItems } from '@ankur/screening/answers'
import { idsOf, numberOf } from '@ankur/screening/instrument'
import { ChildChoice, type Family } from '../children/index.ts'
import { questionPath, useInstrumentInUse, useKnownInstrument, useTestProgress } from '../screening/index.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Details } from '../ui/details/details.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { messagesOf } from '../platform/messages.ts'
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { DuckShape } from '../ui/drawings/animals.tsx'

const dashboardWords = messagesOf('app/dashboard', 'dashboard')

/** Start, continue, or clear: with a note of what is stored and where. */
export function ScreeningCard({ family, isMain }: { family: Family; isMain: boolean }) {
  const dashboard = dashboardWords.use()
  const progress = useTestProgress()
  const { answered } = progress
  const { ages } = useKnownInstrument()
  useInstrumentInUse()
  return (
    <Card kind="tint" title={answered > 0 ? dashboard.continue_title : dashboard.begin_title} className="resume">
      <div className="resume__words">
        <p className="resume__lead">{useLead()}</p>
        {answered > 0 && <Done />}
        <ChildChoice family={family} about={progress} ages={ages} isAfter={answered > 0}>
          <div className="resume__stored">
            <Details summary={dashboard.stored_title}>
              <p>{dashboard.stored}</p>
            </Details>
          </div>
          <div className="resume__actions">
            {answered > 0 && <Continue isMain={isMain} />}
            <LinkButton kind={answered === 0 && isMain ? 'main' : 'second'} href={questionPath(1)}>
              {dashboard.begin}
            </LinkButton>
          </div>
          <ClearAnswers />
        </ChildChoice>
      </div>
      <GardenDuck />
    </Card>
  )
}

function useLead(): string {
  const dashboard = dashboardWords.use()
  const { answered, count } = useTestProgress()
  const { from, to } = useKnownInstrument().ages
  if (answered === 0) return fill(dashboard.begin_lead, { count, from, to })
  return fill(answered === count ? dashboard.complete_lead : dashboard.continue_lead, { answered, count })
}

function Done() {
  const dashboard = dashboardWords.use()
  const { sheet, answered, count } = useTestProgress()
  const done = idsOf(useKnownInstrument()).map((id) => sheet[id] !== undefined)
  return (
    <Progress done={done} label={dashboard.progress} where={fill(dashboard.progress_value, { answered, count })} wordsHidden />
  )
}

function Continue({ isMain }: { isMain: boolean }) {
  const dashboard = dashboardWords.use()
  const form = useKnownInstrument()
  const { sheet, isOther } = useTestProgress()
  const [missing] = missingItems(sheet, form)
  const next = isOther ? 1 : missing && numberOf(form, missing)
  const kind = isMain ? 'main' : 'second'
  if (next === undefined)
    return (
      <LinkButton kind={kind} href="/autism-test/upload-video">
        {dashboard.review_answers}
      </LinkButton>
    )
  return (
    <LinkButton kind={kind} href={questionPath(next)}>
      {fill(dashboard.continue_at, { n: next })}
    </LinkButton>
  )
}

/** Clearing cannot be undone, so it needs confirmation; the message stays where the button was. */
function ClearAnswers() {
  const dashboard = dashboardWords.use()
  const { answered, clear } = useTestProgress()
  const [asking, setAsking] = useState(false)
  const [cleared, setCleared] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const clearAll = () => {
    clear()
    setAsking(false)
    setCleared(true)
  }
  const ask = () => {
    setCleared(false)
    setAsking(true)
  }
  // Only after the dialog has closed: until then nothing outside it can have the focus.
  useEffect(() => {
    if (cleared) words.current?.focus()
  }, [cleared])
  return (
    <>
      <p role="status" tabIndex={-1} ref={words}>
        {cleared && answered === 0 && dashboard.cleared}
      </p>
      {answered > 0 && (
        <Button className="resume__clear" kind="quiet" onClick={ask}>
          {dashboard.clear}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={fill(dashboard.clear_title, { answered })}
          text={dashboard.clear_text}
          yes={dashboard.clear_yes}
          no={dashboard.clear_no}
          onYes={clearAll}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The duck beside a seedling on the hill. */
function GardenDuck() {
  return (
    <Drawing name="garden" width={320} height={220}>
      <circle className="garden__sun" cx="196" cy="120" r="96" />
      <path className="garden__hill" d="M0 222c50-46 140-64 220-46 40 8 76 4 100-8v54z" />
      <path d="M92 190v-48" stroke="#1D6350" strokeWidth="7" strokeLinecap="round" />
      <path d="M92 158c-30 2-46-12-46-38 30-2 46 12 46 38z" fill="#1D6350" />
      <path d="M92 146c0-26 16-40 44-40 0 26-16 40-44 40z" fill="#4FA286" />
      <svg x="164" y="66" width="128" height="128" viewBox="0 0 120 120">
        <DuckShape />
      </svg>
    </Drawing>
  )
}
