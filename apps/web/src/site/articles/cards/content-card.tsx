import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { useReading } from '../article.tsx'
import { ClaimMark } from './figure-cards.tsx'

interface Props {
  title: string
  icon: IconName
  /** The theme is shown by the icon; every card has the same background. */
  theme: 'leaf' | 'neel' | 'mari' | 'plum' | 'clay'
  claim?: string | undefined
  children: ReactNode
}

/** The frame that all themed cards of articles share. */
export function ContentCard({ title, icon, theme, claim, children }: Props) {
  return (
    <section className="content-card">
      <span className={classNames('content-card__icon', `content-card__icon--${theme}`)}>
        <Icon name={icon} />
      </span>
      <div className="content-card__words">
        <h3>{title}</h3>
        {children}
        {claim !== undefined && <CardClaim id={claim} />}
      </div>
    </section>
  )
}

function CardClaim({ id }: { id: string }) {
  return (
    <p className="content-card__claim">
      <ClaimMark claim={useReading().show(id)} />
    </p>
  )
}

/** Names and values, one under the other. */
export function CardFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="content-card__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CardList({ items }: { items: readonly string[] }) {
  return (
    <ul className="prose__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
