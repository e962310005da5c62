import type { ReactNode } from 'react'
import type { AdviceText } from '@ankur/screening/advice/advice-text'
import type { AdviceUrgency } from '@ankur/screening/advice/advice'
import { PageHeading } from '../../platform/frame/page.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'

interface Props {
  text: AdviceText
  urgency: AdviceUrgency
  /** Below the sentences: what can be done here. */
  children?: ReactNode
}

/** How soon, what, and why: the only place of the page with it. */
export function HeadlineCard({ text, urgency, children }: Props) {
  const isFilled = urgency === 'today' || urgency === 'week'
  return (
    <div className="headline">
      {text.urgency && (
        <p className={classNames('headline__urgency', isFilled && 'headline__urgency--filled')} aria-hidden="true">
          <Icon name="clock" size="small" />
          {text.urgency}
        </p>
      )}
      <PageHeading subject={text.headline}>
        {/* Read together with the headline, which gets the focus. */}
        {text.urgency && <span className="only-heard">{text.urgency}. </span>}
        {text.headline}
      </PageHeading>
      {text.sentences.map((sentence, index) => (
        <p key={sentence} className={index > 0 ? 'headline__more' : undefined}>
          {sentence}
        </p>
      ))}
      {text.early && <p className="headline__more">{text.early}</p>}
      <p className="headline__count">
        {text.count.join(' ')} {text.cannotSay}
      </p>
      {children}
    </div>
  )
}
