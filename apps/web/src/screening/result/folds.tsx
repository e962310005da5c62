import { plainNotice } from '@ankur/content/words/every-language'
import { fill } from '@ankur/content'
import { isUrgent, openSteps, openStepsOf } from '@ankur/screening/advice/advice'
import type { AdviceText } from '@ankur/screening/advice/advice-text'
import { indiaMonth } from '@ankur/screening/age'
import type { StoredAssessment } from '@ankur/screening/contract'
import { plainId } from '@ankur/screening/plain-words/plain-name'
import { useLanguage } from '../../platform/language.tsx'
import { definePart } from '../../platform/part/define-part.tsx'
import { nearView } from '../../platform/part/near-view.tsx'
import { Rescreen } from '../../reminders/index.ts'
import { OtherFiles } from '../../reports/index.ts'
import { hrefFor } from '../../routes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { behaviourLines } from './behaviour-lines.ts'
import type { Finding } from '../finding.ts'
import type { BandLimits } from '@ankur/screening/instrument'
import { bands } from '@ankur/screening/score'
import { HospitalSigns } from './hospital.tsx'
import { Step } from './steps.tsx'

const adviceWords = messagesOf('screening/advice', 'advice')
const modelWords = messagesOf('screening/results', 'model')
const playWords = messagesOf('screening/results', 'play')
const resultsWords = messagesOf('screening/results', 'results')

const TalkAbout = definePart({
  load: () => import('./talk-about.tsx').then((part) => part.TalkAbout),
  messages: [behaviourLines],
  when: nearView({ height: 'middle' }),
})
const Play = definePart({
  load: () => import('./play.tsx').then((part) => part.Play),
  messages: [playWords, behaviourLines],
  when: nearView({ height: 'middle' }),
})
const Written = definePart({
  load: () => import('./analysis-text.tsx').then((part) => part.AnalysisText),
  messages: [modelWords],
  when: nearView({ height: 'high' }),
})

interface Props {
  finding: Finding
  text: AdviceText
  assessment: StoredAssessment | null
}

/** Everything of a result that is not needed first, collapsed. */
export function Folds({ finding, text, assessment }: Props) {
  const results = resultsWords.use()
  const advice = adviceWords.use()
  const { behaviours, counting, sayable } = finding
  const urgent = isUrgent(sayable.advice)
  // The phone number is visible once without opening anything: in the open box, among the open steps, or on its collapsed
  // section.
  const isTextOpen = urgent || text.steps.slice(0, openStepsOf(sayable.advice)).some(({ id }) => id === 'support')
  return (
    <div className="results__folds">
      {/* The items of another form are in the analysis, with its texts. */}
      {behaviours === 'twenty' && counting.length > 0 && (
        <Fold id="talk" summary={results.talk_title} hint={fill(results.talk_hint, { n: counting.length })}>
          <TalkAbout finding={finding} />
        </Fold>
      )}
      <Fold id="limits" summary={results.limits_title}>
        <Limits finding={finding} assessment={assessment} />
      </Fold>
      <Fold id="more" summary={results.more_title}>
        <More finding={finding} text={text} assessment={assessment} />
      </Fold>
      {assessment && (
        <Fold id="written" summary={results.written_title}>
          <Written assessment={assessment} />
        </Fold>
      )}
      {!urgent && (
        <Fold id="hospital" summary={advice.emergency_title}>
          <HospitalSigns />
          <p>
            <a className="results__call" href="tel:112">
              {results.emergency_call}
            </a>
          </p>
        </Fold>
      )}
      <Fold id="support" summary={results.support_title} {...(!isTextOpen && { hint: results.support_hint })}>
        <Support />
      </Fold>
      {assessment && (
        <Fold id="other" summary={results.other_title}>
          <p>
            <a className="results__line" href={`/autism-test/history?compare=${assessment.id}`}>
              {results.compare_link}
            </a>
          </p>
          <p>
            <a className="results__line" href="/autism-test/history">
              {results.delete_link}
            </a>
          </p>
          <OtherFiles id={assessment.id} />
        </Fold>
      )}
    </div>
  )
}

function Limits({ finding, assessment }: Pick<Props, 'finding' | 'assessment'>) {
  const { language } = useLanguage()
  const results = resultsWords.use()
  return (
    <>
      <p>{results.can_text}</p>
      <p>{results.cannot_text}</p>
      {finding.behaviours === 'twenty' && <p>{results.senses_text}</p>}
      {finding.sayable.advice.scale && finding.limits && <Scale finding={finding} limits={finding.limits} />}
      {assessment?.instrument.id === plainId && <p className="muted">{plainNotice[language]}</p>}
    </>
  )
}

function More({ finding, text, assessment }: Props) {
  const results = resultsWords.use()
  const open = openStepsOf(finding.sayable.advice)
  const rest = text.steps.slice(open)
  return (
    <>
      {rest.length > 0 && (
        <ol className={classNames('steps', open === openSteps ? 'steps--after-three' : 'steps--after-two')} start={open + 1}>
          {rest.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      )}
      {assessment && <WhenAgain assessment={assessment} />}
      <h3>{results.play_title}</h3>
      <Play finding={finding} />
    </>
  )
}

/** A month that has begun needs no calendar date any more. */
function WhenAgain({ assessment: { id, rescreenMonth } }: { assessment: StoredAssessment }) {
  const results = resultsWords.use()
  if (rescreenMonth === null || rescreenMonth <= indiaMonth(Date.now())) return null
  return (
    <section aria-labelledby="again">
      <h3 id="again">{results.again_title}</h3>
      <Rescreen assessmentId={id} month={rescreenMonth} />
    </section>
  )
}

/** Somebody to talk to, whatever the result. */
function Support() {
  const { language } = useLanguage()
  const results = resultsWords.use()
  return (
    <>
      <p>{results.support_text}</p>
      <p>
        <a className="results__call" href="tel:14416">
          {results.support_call}
        </a>
      </p>
      <p>
        <a className="results__line" href={hrefFor('/help', language)}>
          {results.support_help}
        </a>
      </p>
    </>
  )
}

/** Three boxes of equal width and one hue; a marker and text show the band, never only a colour. */
function Scale({ finding, limits }: { finding: Finding; limits: BandLimits }) {
  const results = resultsWords.use()
  const { medium, high } = limits
  const from = { low: 0, medium, high }
  const to = { low: medium - 1, medium: high - 1, high: finding.count }
  const used = bands.filter((band) => from[band] <= to[band])
  return (
    <ol className="scale" aria-label={results.scale_title}>
      {used.map((band) => {
        const here = band === finding.band
        return (
          <li key={band} className={here ? 'scale__box scale__box--here' : 'scale__box'} aria-current={here || undefined}>
            <b>{fill(results[`scale_${band}`], { from: from[band], to: to[band] })}</b>
            {results[`scale_${band}_step`]}
            {here && <span className="scale__pin">{fill(results.your_result, { total: finding.total })}</span>}
          </li>
        )
      })}
    </ol>
  )
}
