import type { Page } from '@playwright/test'
import { addMonths, indiaMonth, plainWords } from '@ankur/screening'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, storeAnswers, test, type Parent, type StoredAnswer } from '../fixtures.ts'
import type { Site } from '../site.ts'

/** Twenty answers of which items 7, 9 and 11 count: a medium-risk total. */
const middle: readonly StoredAnswer[] = plainWords.items.map(({ id, concernAnswer }) => {
  const counts = [7, 9, 11].includes(id)
  return { questionId: id, answer: counts === (concernAnswer === 'yes') ? 'yes' : 'no' }
})

/** Opens the summary of a medium-risk total and its follow-up; returns the assessment's id. */
async function openFollowUp(page: Page): Promise<string> {
  await page.goto('/autism-test/upload-video')
  await storeAnswers(page, middle)
  const birthMonth = addMonths(indiaMonth(Date.now()), -22)
  await page.evaluate((month) => {
    const { user } = JSON.parse(localStorage.getItem('sb-localhost-auth-token') ?? '{}') as { user: { id: string } }
    const attempt = { userId: user.id, attemptId: crypto.randomUUID(), birthMonth: month }
    localStorage.setItem('autism-test-attempt', JSON.stringify(attempt))
  }, birthMonth)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await expect(page.getByRole('heading', { name: 'Some signs: a few more questions' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'What the number of answers can mean' })).toHaveCount(0)
  await expect(page.getByText(/\d of (your )?20|likelihood/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Answer a few more questions' }).click()
  await expect(page).toHaveURL(/\/autism-test\/follow-up\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function mark(page: Page, question: string, ...options: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  for (const option of options.length > 0 ? options : ['None of these'])
    await page.getByRole('checkbox', { name: option }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

async function choose(page: Page, question: string, option: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await page.getByRole('button', { name: option, exact: true }).click()
}

async function expectNoViolation(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
}

async function storedAnswers(site: Site, { accessToken }: Parent, id: string): Promise<{ question: string }[]> {
  const response = await fetch(`${site.url}/api/assessments/${id}/follow-up`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return ((await response.json()) as { answers: { question: string }[] }).answers
}

test('a follow-up that clears all answers ends in few signs, across a reload and three languages', async ({
  page,
  site,
  parent,
}) => {
  const id = await openFollowUp(page)
  await expect(page.getByText('Not yet checked by a clinician.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoViolation(page)
  await expect(page.locator('.follow-up__was')).toContainText('Some children use one finger just so you look at a nice thing')
  await expect(page.getByText('You answered: No.')).toBeVisible()
  await mark(page, 'How do they get you to look at it?', 'Points with one finger')
  await expect(page.getByRole('heading', { level: 1, name: 'Why does your child point?' })).toBeFocused()
  await expectNoViolation(page)
  await choose(page, 'Why does your child point?', 'Sometimes only so that I see it too')
  await expect.poll(() => storedAnswers(site, parent, id)).toHaveLength(2)

  // The browser's Back shows the question with its answer.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sometimes only so that I see it too', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('checkbox', { name: 'Points with one finger' })).toBeChecked()

  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Points with one finger' })).toBeChecked()
  await page.goto(`/autism-test/follow-up/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Does your child bring you things to look at?' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ਕੀ ਬੱਚਾ ਤੁਹਾਨੂੰ ਵਿਖਾਉਣ ਲਈ ਚੀਜ਼ਾਂ ਲਿਆਉਂਦਾ ਹੈ\?/)
  await page.getByRole('checkbox', { name: 'ਕੋਈ ਫੁੱਲ' }).check()
  await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('checkbox', { name: 'कोई फूल' })).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()

  await choose(page, 'Why does your child bring things?', 'Sometimes only to show me')
  await mark(page, 'What makes your child smile?', 'I smile, and my child smiles back', 'Only a favourite toy or video')
  await choose(page, 'What does your child smile at most often?', 'At me, or at other people')

  await expect(page.getByRole('heading', { level: 1, name: 'You have answered all the questions' })).toBeVisible()
  await expectNoViolation(page)
  expect(await storedAnswers(site, parent, id)).toHaveLength(5)
  await page.getByRole('button', { name: 'Open my summary' }).click()

  await expect(page).toHaveURL(`/autism-test/results?id=${id}`)
  await expect(page.getByRole('heading', { name: 'Few signs right now' })).toBeVisible()
  await expect(page.getByText('At first, 3 of your 20 answers counted.', { exact: false })).toBeVisible()
  await expect(page.getByText('After the follow-up questions, none of them counts any more.', { exact: false })).toBeVisible()
  await expectNoViolation(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Few signs right now' })).toBeVisible()
  await expect(page.getByRole('link', { name: /A few follow-up questions/ })).toHaveCount(0)
  await page.goto(`/autism-test/follow-up/${id}`)
  await expect(page).toHaveURL(`/autism-test/results?id=${id}`)
})

test('"None of these" excludes the other options, and Next without an option stores no answer', async ({
  page,
  site,
  parent,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  const id = await openFollowUp(page)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(next).toBeInViewport({ ratio: 1 })
  const [firstAnswer, bar] = [await page.locator('.follow-up__box').first().boundingBox(), await next.boundingBox()]
  expect(firstAnswer!.y + firstAnswer!.height, 'an answer is in the viewport').toBeLessThan(bar!.y)
  await next.click()
  await expect(page.getByText('Mark what fits, or None of these.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'How do they get you to look at it?' })).toBeVisible()
  expect(await storedAnswers(site, parent, id)).toEqual([])

  const points = page.getByRole('checkbox', { name: 'Points with one finger' })
  const none = page.getByRole('checkbox').last()
  await expect(none).toHaveAccessibleName('None of these')
  await points.check()
  await none.check()
  await expect(points).not.toBeChecked()
  await points.check()
  await expect(none).not.toBeChecked()
  await none.check()
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Does your child bring you things to look at?' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(none).toBeChecked()
})

test('on a phone held sideways Previous and Next are in the first viewport', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await page.setViewportSize({ width: 740, height: 360 })
  await openFollowUp(page)
  for (const name of ['Previous', 'Next'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
})

test('the options do not move when the chunk with the earlier question loads late', async ({ page, site, parent }) => {
  const id = await openFollowUp(page)
  let releaseChunk = () => {}
  const held = new Promise<void>((resolve) => (releaseChunk = resolve))
  await page.route(/\/first-question-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  // The result may have loaded the chunk, for small modules that it shares.
  await page.reload()
  const points = page.getByRole('checkbox', { name: 'Points with one finger' })
  await expect(points).toBeVisible()
  const before = await points.boundingBox()
  const arrives = page.waitForResponse(/\/first-question-/)
  releaseChunk()
  await (await arrives).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await points.boundingBox()).toEqual(before)
  await points.check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText(/^We asked:/)).toBeVisible()
  await expect.poll(async () => (await storedAnswers(site, parent, id)).length).toBe(1)
})

test('axe finds no violation in the follow-up questions, in narrow and wide windows and all themes', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  const id = await openFollowUp(page)
  const looks = [
    { width: 320, colours: 'dark', language: 'pa', question: '7.how' },
    { width: 1280, colours: 'calm', language: 'hi', question: '7.how' },
  ]
  for (const { width, colours, language, question } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(
      ([theme, spoken]) => {
        localStorage.setItem('ankur-comfort', JSON.stringify({ colours: theme, textSize: 150 }))
        localStorage.setItem('ankur-language', spoken)
      },
      [colours, language] as const,
    )
    await page.goto(`/autism-test/follow-up/${id}?question=${question}`)
    await page.getByRole('checkbox').first().check()
    await expectNoViolation(page)
    await page.locator('.bottom-bar button').last().click()
    await expect(page).toHaveURL(/7\.purpose$/)
    await expectNoViolation(page)
  }
})

test('a follow-up started from the dashboard, whose answers still count, ends in a referral to a doctor', async ({
  page,
  parent,
}) => {
  expect(parent.id).not.toBe('')
  await openFollowUp(page)
  await page.getByRole('link', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Some signs: a few more questions' })).toBeVisible()
  await page.getByRole('link', { name: 'Answer a few more questions' }).click()

  await mark(page, 'How do they get you to look at it?')
  await mark(page, 'Does your child bring you things to look at?', 'A flower')
  await choose(page, 'Why does your child bring things?', 'I cannot say')
  await mark(page, 'What makes your child smile?', 'Only a favourite toy or video')
  await page.getByRole('button', { name: 'Open my summary' }).click()

  await expect(page.getByRole('heading', { name: 'Some signs: please see a child doctor' })).toBeVisible()
  await expect(page.getByText('After the follow-up questions, 3 answers still count.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^By .*, see a child specialist/ })).toBeVisible()
})

test('follow-up answers given offline stay on the phone and are sent when the connection is back', async ({
  page,
  context,
  site,
  parent,
}) => {
  const id = await openFollowUp(page)
  await expect(page.getByRole('heading', { level: 1, name: 'How do they get you to look at it?' })).toBeVisible()
  await context.setOffline(true)
  await mark(page, 'How do they get you to look at it?', 'Points with one finger')
  await expect(page.getByText('They are sent when there is a connection.')).toBeVisible()
  await choose(page, 'Why does your child point?', 'Only to get it, or to get help')
  expect(await storedAnswers(site, parent, id)).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => storedAnswers(site, parent, id)).toHaveLength(2)
  await page.reload()
  await mark(page, 'Does your child bring you things to look at?')
})

test('an expired follow-up says so on every page that offered it, and refers the family to a doctor', async ({
  page,
  parent,
}) => {
  expect(parent.id).not.toBe('')
  const id = await openFollowUp(page)
  // The test cannot move the server's clock: the response is changed to the one after 14 days.
  const expired = { headline: 'expired', urgency: 'two_weeks', steps: ['doctor_2w', 'deic', 'play', 'support'], count: false }
  await page.route(`**/api/assessments/${id}**`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { state?: string; followUp?: object; advice?: object }
    const isFollowUp = answer.state !== undefined
    await route.fulfill({
      json: isFollowUp
        ? { ...answer, state: 'expired', next: null }
        : { ...answer, followUp: { ...answer.followUp, state: 'expired' }, advice: { ...answer.advice, ...expired } },
    })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'These questions are closed' })).toBeVisible()
  await page.getByRole('link', { name: 'Open summary' }).click()
  await expect(page).toHaveURL(/results/)
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'We could not finish. Please take your answers to a child doctor.' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^By .*, see a child specialist/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'A few follow-up questions' })).toHaveCount(0)
  // Requests of the last deferred sections are still pending.
  await page.unrouteAll({ behavior: 'wait' })
})

test('the follow-up of another account is not found', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await page.goto('/autism-test/follow-up/0b0e7c9e-8a55-4d3c-9d38-0a1f2b3c4d5e')
  await expect(page.getByRole('heading', { name: 'We cannot find this summary' })).toBeVisible()
})
