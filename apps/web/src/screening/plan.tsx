import { useState } from 'react'
import { isReviewed } from '@ankur/content/reviews'
import { needsDistrict, planForMonday } from '@ankur/screening/plan/plan-for-monday'
import { sayPlan, type SaidFact, type SaidStep } from '@ankur/screening/plan/say-plan'
import { useLanguage } from '../platform/language.tsx'
import { keepDistrict, loadDistrict } from '../district/index.ts'
import { DistrictChoice } from './district-choice.tsx'
import { planFindingHere, type Finding } from './finding.ts'
import { planWords } from './plan-words.ts'
import './plan.css'

/** At most five steps, each with who, where, phone, cost and what to take along. */
export function Plan({ finding }: { finding: Finding }) {
  const { language } = useLanguage()
  const words = planWords.use()
  const [district, setDistrict] = useState(loadDistrict)
  const steps = planForMonday(planFindingHere(finding), district)
  const choose = (id: string | null) => {
    keepDistrict(id)
    setDistrict(id)
  }
  return (
    <>
      <p className="plan__lead">{words.plan.lead}</p>
      {needsDistrict(steps) && <DistrictChoice chosen={district} onChoose={choose} />}
      <ol className="steps">
        {sayPlan(steps, words, language).map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </>
  )
}

function Step({ step: { id, title, text, facts } }: { step: SaidStep }) {
  return (
    <li className="steps__step">
      <h3>{title}</h3>
      <p>{text}</p>
      {facts.length > 0 && (
        <dl className="plan__facts" data-step={id}>
          {facts.map((fact) => (
            <Fact key={fact.kind} fact={fact} />
          ))}
        </dl>
      )}
    </li>
  )
}

function Fact({ fact: { kind, label, lines, sources } }: { fact: SaidFact }) {
  const { places } = planWords.use()
  return (
    <div className="plan__fact">
      <dt>{label}</dt>
      <dd>
        {kind === 'phone' ? <Phones numbers={lines} /> : <Lines lines={lines} />}
        {sources.map(({ sentence, citation, url }) => (
          <p key={url} className="plan__source">
            {sentence}{' '}
            <a href={url} lang="en">
              {citation}
            </a>
          </p>
        ))}
        {kind === 'where' && sources.length > 0 && !isReviewed('districts') && (
          <p className="plan__source">{places.places_unchecked}</p>
        )}
      </dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return <p>{lines[0]}</p>
  return (
    <ul className="plan__lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Phones({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number) => (
    <a key={number} className="plan__phone" href={`tel:${number}`}>
      {number}
    </a>
  ))
}
