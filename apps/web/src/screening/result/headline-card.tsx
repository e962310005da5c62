import type { ReactNode } from 'react'
import type { AdviceText } from '@ankur/screening/advice/say-advice'
import type { AdviceUrgency } from '@ankur/screening/advice/advice'
import { PageHeading } from '../../platform/frame/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'

interface Props {
  said: AdviceText
  urgency: AdviceUrgency
  /** Below the sentences: what can be done here. */
  children?: ReactNode
}

/** How soon, what, and why: the only place of the page with it. */
export function HeadlineCard({ said, urgency, children }: Props) {
  const isFilled = urgency === 'today' || urgency === 'week'
  return (
    <div className="headline">
      {said.urgency && (
        <p className={classNames('headline__urgency', isFilled && 'headline__urgency--filled')} aria-hidden="true">
          <Icon name="clock" size="small" />
          {said.urgency}
        </p>
      )}
      <PageHeading subject={said.headline}>
        {/* Read together with the headline, which gets the focus. */}
        {said.urgency && <span className="only-heard">{said.urgency}. </span>}
        {said.headline}
      </PageHeading>
      {said.sentences.map((sentence, index) => (
        <p key={sentence} className={index > 0 ? 'headline__more' : undefined}>
          {sentence}
        </p>
      ))}
      {said.early && <p className="headline__more">{said.early}</p>}
      <p className="headline__count">
        {said.count.join(' ')} {said.cannotSay}
      </p>
      {children}
    </div>
  )
}
