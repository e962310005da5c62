import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addMonths, indiaMonth } from '@ankur/screening'
import { rescreenDay } from '@ankur/screening/reminder'
import { answerAll, expect, openFold, sessionOf, signIn, signUp, test, type Parent } from '../fixtures.ts'
import { startSite, type Site } from '../site.ts'

const birthMonth = addMonths(indiaMonth(Date.now()), -20)
const day = rescreenDay(addMonths(birthMonth, 24))

test('a parent of a child of 20 months requests a reminder, gets the mail on the day, and unsubscribes without signing in', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const home = await siteWithClock()
  const { site } = home
  try {
    const parent = await signUp(site)
    await signIn(site, page, parent)
    await page.goto(`${site.url}/dashboard`)
    await page.getByRole('button', { name: 'Add a child' }).click()
    const form = page.getByRole('form', { name: 'Add a child' })
    await form.getByLabel('Month', { exact: true }).selectOption(birthMonth.slice(5))
    await form.getByLabel('Year').selectOption(birthMonth.slice(0, 4))
    await form.getByRole('button', { name: 'Save child' }).click()
    await expect(page.getByText(/^Child 1, born in/)).toBeVisible()
    await page.getByRole('link', { name: 'Begin the Screening' }).click()
    await answerAll(page)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page).toHaveURL(/results\?id=/)

    const again = page.getByRole('region', { name: 'When to answer again' })
    await openFold(page, 'More steps and play ideas')
    const downloading = page.waitForEvent('download')
    await again.getByRole('button', { name: 'Add the date to my calendar' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`ankur-${day}.ics`)
    const entry = readFileSync(await download.path(), 'utf8')
    expect(entry).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`)
    expect(entry).not.toMatch(/autis|child|screen|question/i)

    const box = again.getByRole('checkbox', { name: /^Email me a reminder on 1 / })
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription(new RegExp(`We send it to ${parent.email}`))
    await expect(again.getByText(`Please confirm your email ${parent.email} first`)).toBeVisible()
    await box.check()
    await expect(again.getByText(/^We will email you on 1 /)).toBeVisible()
    const summary = page.url()
    await confirmAddress(site, parent)
    // The first confirmation of an email ends every session.
    await signIn(site, page, parent)
    await page.goto(summary)
    await openFold(page, 'More steps and play ideas')
    await expect(box).toBeChecked()
    await expect(again.getByText('Please confirm your email')).toHaveCount(0)

    await home.moveClock(Date.parse(`${day}T09:00:00+05:30`) + 60_000)
    // A row that was locked when the server started is processed a minute later.
    await expect.poll(async () => (await remindersTo(site, parent)).length, { timeout: 90_000 }).toBe(1)
    const [mail] = await remindersTo(site, parent)
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/autis|child|screen|question/i)

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    const link = /\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Stop reminder emails' })).toBeVisible()
    expect(await hasAgreed(site, parent)).toBe(true)
    await page.getByRole('button', { name: 'Stop reminder emails' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You will get no more reminder emails' })).toBeVisible()
    expect(await hasAgreed(site, parent)).toBe(false)
  } finally {
    await home.close()
  }
})

/** A separate instance with an adjustable clock, which applies from its next start. */
async function siteWithClock() {
  const folder = mkdtempSync(join(tmpdir(), 'ankur-clock-'))
  const file = join(folder, 'ahead')
  writeFileSync(file, '0')
  const preload = pathToFileURL(join(import.meta.dirname, 'clock-ahead.mjs')).href
  const site = await startSite({ NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD_FILE: file })
  return {
    site,
    async moveClock(toMs: number) {
      writeFileSync(file, String(toMs - Date.now()))
      await site.restart()
    },
    async close() {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function remindersTo(site: Site, { email }: Parent) {
  return (await site.mail(email)).filter(({ text }) => text.includes('/unsubscribe?token='))
}

async function hasAgreed(site: Site, parent: Parent): Promise<boolean> {
  const { access_token: token } = await sessionOf(site, parent)
  const answer = await fetch(`${site.url}/api/consents`, { headers: { authorization: `Bearer ${token}` } })
  const { items } = (await answer.json()) as { items: { purpose: string; withdrawnAt: string | null }[] }
  return items.some(({ purpose, withdrawnAt }) => purpose === 'reminders' && withdrawnAt === null)
}

/** Presses the button of the first mail, on another device. */
async function confirmAddress(site: Site, { email, password }: Parent): Promise<void> {
  const [mail] = await site.mail(email)
  const token = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const answer = await fetch(`${site.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash: token, password }),
  })
  expect(answer.status).toBe(200)
}
