import type { PropsWithChildren } from 'react'
import { articlesWithImpact } from '@ankur/content/articles'
import { parseCard, type CardProps } from '@ankur/content/article-cards'
import { articleWords } from '@ankur/content/pages/articles'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useReading } from '../article.tsx'
import { CardFacts, CardList, ContentCard } from './content-card.tsx'

/** A method: what it is, how well it works, how long it takes. */
export function Intervention(props: CardProps<'Intervention'>) {
  const { title, description, effectiveness, duration, claim } = parseCard('Intervention', props)
  return (
    <ContentCard title={title} icon="chat" theme="neel" claim={claim}>
      <p>{description}</p>
      <CardFacts
        facts={[
          [articleWords.effectiveness, effectiveness],
          [articleWords.duration, duration],
        ]}
      />
    </ContentCard>
  )
}

/** A programme: target group, hours, content, and evidence. */
export function Program(props: CardProps<'Program'>) {
  const { title, age, hours, focus, evidence, claim } = parseCard('Program', props)
  return (
    <ContentCard title={title} icon="calendar" theme="mari" claim={claim}>
      <CardFacts
        facts={[
          [articleWords.age, age],
          [articleWords.hours, hours],
          [articleWords.focus, focus],
          [articleWords.evidence, evidence],
        ]}
      />
    </ContentCard>
  )
}

/** A barrier for families. */
export function Barrier(props: CardProps<'Barrier'>) {
  const { title, description, issues, claim } = parseCard('Barrier', props)
  return (
    <ContentCard title={title} icon="barrier" theme="plum" claim={claim}>
      <p>{description}</p>
      <CardList items={issues} />
    </ContentCard>
  )
}

/** An available service: what it does and what it costs. */
export function Platform(props: CardProps<'Platform'>) {
  const { name, description, features, pricing, claim } = parseCard('Platform', props)
  return (
    <ContentCard title={name} icon="phone" theme="leaf" claim={claim}>
      <p>{description}</p>
      <CardList items={features} />
      <CardFacts facts={[[articleWords.pricing, pricing]]} />
    </ContentCard>
  )
}

/** A bias or a design that harms: how much, in word, bars and colour, and an example. */
export function Bias({ children, ...props }: PropsWithChildren<CardProps<'Bias'>>) {
  const { slug } = useReading().article
  if (!articlesWithImpact.includes(slug))
    throw new Error(`packages/content/articles/${slug}/en.mdx\n  <Bias> does not belong here`)
  const { title, impact, example, claim } = parseCard('Bias', props)
  const isHigh = impact === 'High'
  return (
    <ContentCard title={title} icon="eye" theme={isHigh ? 'clay' : 'neel'} claim={claim}>
      <p>
        {articleWords.impact}:{' '}
        <Tag kind={isHigh ? 'clay' : 'neel'}>
          <Icon name={isHigh ? 'level-high' : 'level-medium'} size="small" />
          {impact}
        </Tag>
      </p>
      <div className="content-card__text">{children}</div>
      <CardFacts facts={[[articleWords.example, example]]} />
    </ContentCard>
  )
}
