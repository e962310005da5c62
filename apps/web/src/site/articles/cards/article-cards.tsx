import type { ComponentProps, ComponentType } from 'react'
import { parseCard, type CardName } from '@ankur/content/article-cards'
import { hrefFor, pageExists } from '../../../routes.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Part, Stats } from '../part.tsx'
import { useReading } from '../article.tsx'
import { Cited, GeographicRows, Stat } from './figure-cards.tsx'
import { Actions, Tab, TabLink, Tabs } from './tabs.tsx'
import { Barrier, Bias, Intervention, Platform, Program } from './themed-cards.tsx'
import './cards.css'

const cards = {
  Actions,
  Barrier,
  Bias,
  Cited,
  GeographicRows,
  Intervention,
  Note,
  Platform,
  Program,
  Stat,
  Tab,
  TabLink,
  Tabs,
} satisfies Record<CardName, unknown>

/** The components for the tags of an article. */
export const articleCards = { ...cards, Part, Stats, a: Link, ul: List, ol: Steps } as Readonly<
  Record<string, ComponentType<never>>
>

function Note({ children, ...props }: ComponentProps<'div'>) {
  return (
    <Notice kind="note" title={parseCard('Note', props).title}>
      {children}
    </Notice>
  )
}

/** A link within the site keeps the language of the page, and is shown only if its page exists. */
function Link({ href = '', children }: ComponentProps<'a'>) {
  const { language } = useReading()
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  return pageExists(href) ? <a href={hrefFor(href, language)}>{children}</a> : children
}

function List({ children }: ComponentProps<'ul'>) {
  return <ul className="prose__list">{children}</ul>
}

function Steps({ children }: ComponentProps<'ol'>) {
  return <ol className="prose__list prose__list--steps">{children}</ol>
}
