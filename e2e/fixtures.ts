import { randomUUID } from 'node:crypto'
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { plainWords, type OptionalAnswers } from '@ankur/screening'
import { startSite, type Site } from './site.ts'

export { expect }

export interface Parent {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly accessToken: string
}

interface Fixtures {
  /** A parent with an account, signed in on this page. */
  parent: Parent
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Fails every test in which a page throws, or requests something that its content security policy blocks.
  page: async ({ page, context }, use, { retry }) => {
    const faults: string[] = []
    // The trace of a repeated test fetches the pictures of the page itself, which the policy rightly blocks.
    const isOfTrace = (text: string) => retry > 0 && text.includes("Connecting to 'blob:")
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (line) => {
      const text = line.text()
      if (/content.security.policy|trusted ?types/i.test(text) && !isOfTrace(text)) faults.push(text)
    })
    await use(page)
    await resetContext(context, page)
    expect(faults).toEqual([])
  },
  parent: async ({ site, page }, use) => {
    const parent = await signUp(site)
    await signIn(site, page, parent)
    await use(parent)
  },
})

/** Resets what Playwright keeps when the next test uses the same context. */
async function resetContext(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false)
  await context.clearPermissions()
  // A page may be closed, or show nothing that has storage.
  await page.evaluate(() => sessionStorage.clear()).catch(() => {})
}

/** For tests that need a signed-in parent but none of the account's data. */
export const testSignedIn = test.extend<{ signedIn: Parent }>({
  signedIn: [async ({ parent }, use) => use(parent), { auto: true }],
})

/** Creates an account over the auth protocol, as the client library does. */
export async function signUp(site: Site, name = 'Asha'): Promise<Parent> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.org`
  const password = 'mango tree 42'
  await post(site, '/auth/v1/signup', { email, password, data: { full_name: `${name} Kaur` } })
  const session = await sessionOf(site, { email, password })
  return { id: session.user.id, email, password, accessToken: session.access_token }
}

/** Stores a new session where the client reads it. Any page of the site gives access to its local storage. */
export async function signIn(site: Site, page: Page, person: Pick<Parent, 'email' | 'password'>): Promise<void> {
  const session = await sessionOf(site, person)
  if (!page.url().startsWith(site.url)) await page.goto(`${site.url}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, JSON.stringify(session)] as const)
}

/** Storage key of the auth client's session on localhost. */
export const sessionKey = 'sb-localhost-auth-token'

interface Session {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: { readonly id: string }
}

export function sessionOf(site: Site, { email, password }: Pick<Parent, 'email' | 'password'>): Promise<Session> {
  return post<Session>(site, '/auth/v1/token?grant_type=password', { email, password })
}

async function post<Answer>(site: Site, path: string, body: object): Promise<Answer> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      apikey: 'sb_publishable_local',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

export interface StoredAnswer {
  readonly questionId: number
  readonly answer: 'yes' | 'no'
}

/** Twenty stored answers: `no` to every item, except those in `given`. */
function answers(given: Readonly<Record<number, 'yes' | 'no'>> = {}): StoredAnswer[] {
  return Array.from({ length: 20 }, (_, index) => ({ questionId: index + 1, answer: given[index + 1] ?? 'no' }))
}

/** Answers of which none counts as a concern: `no` to 2, 5 and 12, `yes` to the others. */
export const calmAnswers = answers(
  Object.fromEntries(plainWords.items.map(({ id, concernAnswer }) => [id, concernAnswer === 'yes' ? 'no' : 'yes'])),
)

/** Stores answers in the browser, as if they had been given there. */
export async function storeAnswers(page: Page, given: readonly StoredAnswer[]): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [answersKey, JSON.stringify(given)] as const)
}

/** Scrolls to the end of a page with deferred sections, and waits until all of them have loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  // A page has no deferred sections before its heading is rendered.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Repeats while the page grows: it may have been short when the key was pressed.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.locator('.near')).toHaveCount(0, { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** Opens a <details> element by its summary and returns it. */
export async function openFold(page: Page, title: string): Promise<Locator> {
  const fold = page.locator('details.fold').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  if (!(await fold.evaluate((each: HTMLDetailsElement) => each.open))) await fold.locator('summary').first().click()
  return fold
}

/** Stores a screening in which these items count as a concern, as another device would. */
export async function screening(
  site: Site,
  { id, accessToken }: Parent,
  counted: readonly number[],
  birthMonth: string | null = null,
  extra: OptionalAnswers = {},
): Promise<string> {
  const response = await fetch(`${site.url}/functions/v1/analyze-autism-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      responses: plainWords.items.map(({ id: questionId, concernAnswer }) => {
        return { questionId, answer: counted.includes(questionId) === (concernAnswer === 'yes') ? 'yes' : 'no' }
      }),
      userId: id,
      birthMonth,
      extra,
    }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { assessment: { id: string } }).assessment.id
}

/** The assessments that the server stores for an account. */
export async function assessmentsOf(site: Site, { accessToken }: Pick<Parent, 'accessToken'>): Promise<unknown[]> {
  const response = await fetch(`${site.url}/api/assessments`, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!response.ok) throw new Error(`/api/assessments answered ${response.status}`)
  return ((await response.json()) as { items: unknown[] }).items
}

export const answersKey = 'autism-test-responses'

export function storedAnswers(page: Page): Promise<StoredAnswer[]> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), answersKey)
}

/** Answers every question with its button, from the current one to the twentieth. */
export async function answerAll(page: Page, given = calmAnswers): Promise<void> {
  const first = Number(/question\/(\d+)/.exec(page.url())?.[1] ?? 1)
  for (const { questionId, answer } of given.slice(first - 1)) {
    await page.waitForURL(new RegExp(`/autism-test/question/${questionId}$`))
    await page.getByRole('button', { name: answer === 'yes' ? 'Yes' : 'No', exact: true }).click()
  }
}

/** The first such request reaches the server, and its answer does not come back. */
export async function loseFirstAnswer(page: Page, url: string, method: string): Promise<void> {
  let isLost = false
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return await route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}
