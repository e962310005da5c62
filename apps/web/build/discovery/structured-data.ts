/**
 * Structured data for search engines (schema.org, as JSON-LD). Only facts that the page itself states: no ratings, no
 * street address, no person.
 */
import { languages, type Language } from '@ankur/content'
import type { SitePage } from '../../src/site/pages.tsx'

type Data = Readonly<Record<string, unknown>>

export interface PageDescription {
  readonly page: Pick<SitePage, 'path' | 'title' | 'description' | 'article' | 'articleIn' | 'faq'>
  readonly language: Language
  /** Converts a path of the site to an absolute URL. */
  readonly absolute: (path: string) => string
  readonly address: string
  readonly preview: string
  readonly name: string
  readonly home: string
  /** The parent page, `/blogs` for an article. */
  readonly above: { readonly name: string; readonly item: string } | null
}

export function structuredData(described: PageDescription): readonly Data[] {
  const { page, language } = described
  const faq = page.faq?.(language)
  return [
    ...(page.path === '/' ? [organization(described)] : [breadcrumbs(described)]),
    ...(page.article ? [article(described)] : []),
    ...(faq ? [faqPage(described, faq)] : []),
  ]
}

/** For a `<script type="application/ld+json">`, in which no text may close the script element. */
export function toScriptText(data: Data): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

function organization({ page, language, absolute, name, home }: PageDescription): Data {
  return {
    '@type': 'Organization',
    name,
    url: absolute(home),
    logo: absolute('/icon-512.png'),
    description: page.description(language),
    areaServed: 'IN',
    knowsLanguage: languages,
    location: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Ludhiana', addressRegion: 'Punjab', addressCountry: 'IN' },
    },
  }
}

/** Home, the parent page if there is one, the page. */
function breadcrumbs({ page, language, absolute, address, name, home, above }: PageDescription): Data {
  const steps = [{ name, item: home }, ...(above ? [above] : []), { name: pageName(page, language), item: address }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: step.name,
      item: absolute(step.item),
    })),
  }
}

function article({ page, language, absolute, address, preview, name, home }: PageDescription): Data {
  const shown = page.articleIn?.(language) ?? page.article
  const { title, description, edited, readTime, badge } = shown ?? {}
  const publisher = { '@type': 'Organization', name, url: absolute(home), logo: absolute('/icon-512.png') }
  return {
    '@type': 'Article',
    headline: title,
    description,
    articleSection: badge,
    dateModified: edited,
    timeRequired: `PT${readTime}M`,
    inLanguage: shown === page.article ? 'en' : language,
    isAccessibleForFree: true,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    image: absolute(preview),
    mainEntityOfPage: absolute(address),
    author: publisher,
    publisher,
  }
}

function faqPage({ language }: PageDescription, faq: readonly { question: string; answer: string }[]): Data {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The title without the product's name, which follows a colon on every page except the first. */
export function pageName(page: Pick<SitePage, 'title'>, language: Language): string {
  return page.title(language).replace(/: (Ankur|अंकुर|ਅੰਕੁਰ)$/, '')
}
