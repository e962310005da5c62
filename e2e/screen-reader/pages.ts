/** The seven pages of which the screen reader output is compared, in each engine and language. */
import { languages, type Language } from '@ankur/content'
import { addMonths, indiaMonth } from '@ankur/screening'
import { screening, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'

export interface SpokenPage {
  readonly name: string
  readonly path: string
  readonly ready: string
  /** Has deferred sections, which load when they are scrolled into view. */
  readonly isLong?: boolean
}

export const visitorPages: readonly SpokenPage[] = [
  { name: 'sign-up', path: '/sign-up', ready: '#fullName' },
  { name: 'talk-board', path: '/talk', ready: '[role=group] button' },
  { name: 'game', path: '/games/number-stacking', ready: '[data-stop]' },
  { name: 'editor', path: '/create', ready: '[role=tabpanel] button' },
]

export const questionPage: SpokenPage = { name: 'question', path: '/autism-test/question/1', ready: '.answers__choice' }

/** The pages of a medium-risk total for a child of 22 months, which is stored here. */
export async function resultPages(site: Site, parent: Parent): Promise<readonly SpokenPage[]> {
  const id = await screening(site, parent, [7, 9, 11])
  const answered = await fetch(`${site.url}/api/assessments/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${parent.accessToken}` },
    body: JSON.stringify({ birthMonth: addMonths(indiaMonth(Date.now()), -22) }),
  })
  if (!answered.ok) throw new Error(`The month of birth was not stored: ${answered.status}`)
  return [
    { name: 'follow-up', path: `/autism-test/follow-up/${id}`, ready: '.follow-up__was' },
    { name: 'result', path: `/autism-test/results?id=${id}`, ready: 'main h1', isLong: true },
  ]
}

/** What the browser has stored before the first page: the language, and the round of the game. */
export function storedBefore(language: Language): Readonly<Record<string, string>> {
  return {
    'ankur-language': language,
    'ankur-progress': JSON.stringify({ games: { number_stacking: { level: 1, seed: 2 } } }),
  }
}

/** Runs in the page. */
export function store(all: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
}

/** Dates and addresses differ from run to run; the sentences around them do not. */
export function sameEachRun(text: string): string {
  const days = languages.flatMap((language) =>
    [-1, 0, 1, 13, 14, 15].flatMap((days) =>
      (['long', 'medium'] as const).map((dateStyle) =>
        new Intl.DateTimeFormat(`${language}-IN`, { dateStyle, timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000),
      ),
    ),
  )
  return days.reduce((rest, day) => rest.replaceAll(day, '(a day)'), text.replace(/\S+@example\.org/g, '(an address)'))
}
