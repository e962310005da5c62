import { helplines } from '@ankur/content/helplines'
import type { Language } from '@ankur/content'
import type { SitePage } from '../src/site/pages.tsx'

/**
 * Every number on a page is a claim with its source (or the words 'Not yet verified'), or a plain fact that the page
 * declares. Anything else stops the build, so that no unsourced figure gets into a sentence.
 */
export function checkFigures(page: SitePage, language: Language, html: string): void {
  const known = new Set([
    ...page.facts,
    ...helplines.map(({ number }) => number),
    ...page
      .claims(language)
      .flatMap(({ figure = '', sentence, note = '', source }) => [
        ...numbersIn(`${figure} ${sentence} ${note}`),
        ...(source ? numbersIn(`${source.citation} ${source.year}`) : []),
      ]),
  ])
  const unknown = [...new Set(numbersIn(textOf(html)).filter((number) => !known.has(number)))]
  if (unknown.length > 0) throw new Error(`${page.path} (${language}): no claim and no fact contains ${unknown.join(', ')}`)
}

/** The visible and audible text of the main part: drawings, dates, times and the numbers of sources are not figures. */
function textOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const figures = main.replace(/<svg.*?<\/svg>|<time.*?<\/time>|<a href="#source-\d+".*?<\/a>/gs, ' ')
  return figures.replace(/<[^>]+>|&#?\w+;/g, ' ')
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d[\d,.]*\d|\d/g) ?? []
}
