import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react'
import { parseCard, type CardProps } from '@ankur/content/article-cards'
import { LinkButton } from '../../../ui/button/button.tsx'
import { useReading } from '../article.tsx'

type TabProps = PropsWithChildren<CardProps<'Tab'>>

/**
 * Panels one under another, with a list of links to them: that is how they read without script and on paper.
 * `watch-tabs.ts` makes tabs of them.
 */
export function Tabs({ children }: { children: ReactNode }) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child))
  return (
    <div className="tabs" data-tabs="">
      <ul className="tabs__list">
        {tabs.map(({ props: { id, title } }) => (
          <li key={id}>
            <a className="tabs__tab" href={`#${id}`} id={`${id}-tab`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

export function Tab({ children, ...props }: TabProps) {
  const { id, title } = parseCard('Tab', props)
  return (
    <section className="tabs__panel" id={`${id}-panel`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}

/** Leads to a tab. The script makes a button of it: it opens the tab and puts the focus on its heading. */
export function TabLink({ children, ...props }: PropsWithChildren<CardProps<'TabLink'>>) {
  const { to } = parseCard('TabLink', props)
  const { slug, outline } = useReading().article
  if (!outline.some(({ id }) => id === to))
    throw new Error(`packages/content/articles/${slug}/en.mdx\n  <TabLink> to: no tab is ${to}`)
  return (
    <LinkButton kind="second" href={`#${to}`} data-tab-link="">
      {children}
    </LinkButton>
  )
}
