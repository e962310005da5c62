import type { AdviceStep } from '@ankur/screening/advice/advice'
import type { AdviceText, AdviceStepText } from '@ankur/screening/advice/advice-text'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'
import { pageExists } from '../../routes.ts'
import { messagesOf } from '../../platform/messages.ts'
import { PlaceCard } from './place-card.tsx'

const adviceWords = messagesOf('screening/advice', 'advice')
const resultsWords = messagesOf('screening/results', 'results')

interface StepsProps {
  text: AdviceText
  /** The steps that are shown uncollapsed. */
  steps: readonly AdviceStepText[]
  district: string | null
  onDistrict: (id: string | null) => void
}

/** What to do, in the order of the decision table; the first step that leads somewhere names the place. */
export function Steps({ text, steps, district, onDistrict }: StepsProps) {
  const results = resultsWords.use()
  const advice = adviceWords.use()
  const withPlace = placeStep(steps.map(({ id }) => id))
  const withTell = steps.find(({ id }) => id.startsWith('doctor_'))?.id
  return (
    <section className="steps-part" aria-labelledby="steps">
      <h2 id="steps">{results.steps_title}</h2>
      <ol className="steps">
        {steps.map((step) => (
          <Step key={step.id} step={step}>
            {step.id === withTell && text.tell.length > 0 && (
              <p className="steps__tell">
                <b>{advice.tell_title}:</b> {text.tell.join(' ')}
              </p>
            )}
            {step.id === withPlace && (
              <PlaceCard district={district} isToday={step.id === 'doctor_today'} onChoose={onDistrict} />
            )}
          </Step>
        ))}
      </ol>
    </section>
  )
}

export function Step({ step: { id, title, line }, children }: { step: AdviceStepText; children?: React.ReactNode }) {
  return (
    <li className="steps__step" data-step={id}>
      <h3>{id === 'play' && pageExists('/first-words') ? <a href="/first-words">{title}</a> : title}</h3>
      <p>
        <LinkedText text={line} />
      </p>
      {children}
    </li>
  )
}

const urgent: readonly AdviceStep[] = ['doctor_today', 'doctor_week']
const visits: readonly AdviceStep[] = [
  ...urgent,
  'doctor_2w',
  'doctor_walking',
  'doctor_hearing',
  'doctor_hearing_loss',
  'doctor_worry',
  'doctor_meanwhile',
  'doctor_age',
]

/** An urgent visit goes to the hospital; otherwise to the centre of the district, if the advice names it. */
export function placeStep(ids: readonly AdviceStep[]): AdviceStep | undefined {
  return ids.find((id) => urgent.includes(id)) ?? ids.find((id) => id === 'deic') ?? ids.find((id) => visits.includes(id))
}
