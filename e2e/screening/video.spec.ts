import type { Page } from '@playwright/test'
import { calmAnswers, expect, storeAnswers, storedAnswers, test, testSignedIn, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'
import { limitSpeed, writeFake, writeVideo } from './videos.ts'

test('a video upload survives two lost connections, and the video is deleted when the summary opens', async ({
  page,
  context,
  site,
  parent,
}, info) => {
  await openVideoStep(page)
  const send = page.getByRole('button', { name: 'Upload video' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('I agree: this video is sent').check()
  await page.getByLabel('Choose a video').setInputFiles(await writeVideo(info.outputPath('Asha plays.mp4'), 6))
  await expect(page.getByText('Your video: 6.0 MB, 0 min 12 s.')).toBeVisible()

  await limitSpeed(page)
  await send.click()
  for (const megabytes of [1, 3]) {
    await expect.poll(() => sentMb(page)).toBeGreaterThan(megabytes)
    await context.setOffline(true)
    await expect(page.getByText('No signal. The upload continues automatically when the signal is back.')).toBeVisible()
    await context.setOffline(false)
    await limitSpeed(page)
    await expect(page.getByText('Sending your video.')).toBeVisible()
  }

  await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
  await expect(page.getByText('Video uploaded successfully!')).toBeVisible()
  await expect(page.getByText('Your video has been uploaded and checked.')).toBeVisible()
  await expect(page.getByText(/The video was deleted on .+ at \d{1,2}:\d\d [ap]m\./)).toBeVisible()
  expect(await uploadsOf(site, parent)).toMatchObject([
    { state: 'checked', sizeBytes: 6 * 1024 * 1024, seconds: 12, deletedAt: expect.any(String) },
  ])
})

testSignedIn(
  'while the server cannot take a video the page says so, without a word about the signal, and continues by itself',
  async ({ page }, info) => {
    await openVideoStep(page)
    await page.getByLabel('I agree: this video is sent').check()
    await page.getByLabel('Choose a video').setInputFiles(await writeVideo(info.outputPath('play.mp4'), 1))
    const busy = { status: 503, headers: { 'retry-after': '900' }, json: { error: { code: 'overloaded' } } }
    let isBusy = true
    const starts: number[] = []
    await page.route('**/api/uploads', async (route) => {
      starts.push(isBusy ? busy.status : 201)
      await (isBusy ? route.fulfill(busy) : route.continue())
    })
    await page.clock.install()
    await page.getByRole('button', { name: 'Upload video' }).click()
    const away = page.getByText('Ankur is not available right now. The upload continues automatically.')
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(away).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(page.getByText('No signal')).toHaveCount(0)
    const before = starts.length
    await page.clock.runFor(60_000)
    expect(starts.length, 'not asked again before the time the server gave').toBe(before)

    isBusy = false
    await page.clock.runFor(15 * 60_000)
    await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
    await expect(page.getByText('Video uploaded successfully!')).toBeVisible()
  },
)

test('a file that is no video or too big is rejected before the upload, and Skip still works', async ({
  page,
  site,
  parent,
}, info) => {
  await openVideoStep(page)
  const choose = page.getByLabel('Choose a video')
  const error = page.getByRole('alert')
  await choose.setInputFiles(writeFake(info.outputPath('notes.txt'), 0))
  await expect(error).toContainText('Invalid file type')
  await expect(error).toContainText('Please upload a MP4 or MOV video file')
  await choose.setInputFiles(writeFake(info.outputPath('renamed.mp4'), 0))
  await expect(error).toContainText('Invalid file type')
  await choose.setInputFiles(writeFake(info.outputPath('long.mp4'), 51))
  await expect(error).toContainText('File too large')
  await expect(error).toContainText('Please upload a video up to 50MB')
  expect(await uploadsOf(site, parent)).toEqual([])

  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
})

test('an upload can be paused, resumes even after a reload, asks for confirmation before it is abandoned, and deletes the file then', async ({
  page,
  site,
  parent,
}, info) => {
  await openVideoStep(page)
  await page.getByLabel('I agree: this video is sent').check()
  const video = await writeVideo(info.outputPath('play.mp4'), 6)
  await bornEarly(page).getByRole('radio', { name: 'Yes' }).check()
  await page.locator('#weeksEarly').fill('8')
  await page.getByLabel('Choose a video').setInputFiles(video)
  await limitSpeed(page)
  await page.getByRole('button', { name: 'Upload video' }).click()
  await expect.poll(() => sentMb(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused. The part already sent is not lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByText('Sending your video.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await resumeAfterReload(page, video, await writeVideo(info.outputPath('other.mp4'), 5))
  await page.getByRole('button', { name: 'Pause' }).click()

  await page.getByRole('button', { name: 'Skip' }).click()
  const methods = page.getByRole('dialog', { name: 'Your video is still being sent' })
  await methods.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/autism-test/upload-video')
  expect(await storedAnswers(page)).toEqual(calmAnswers)

  await page.getByRole('button', { name: 'Skip' }).click()
  await methods.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
  expect(await uploadsOf(site, parent)).toEqual([])
})

testSignedIn('a page opened during the check of a video waits for it, and Skip is possible meanwhile', async ({ page }) => {
  const at = '2026-03-14T09:00:00.000Z'
  const id = '5f0c7a1e-3b1d-4a53-9f0e-6a1c2b3d4e5f'
  const sent = {
    id,
    attemptId: id,
    sizeBytes: 1e6,
    contentMark: null,
    createdAt: at,
    expiresAt: at,
    receivedAt: at,
    problem: null,
  }
  const methods: string[] = []
  await page.route('**/api/uploads?*', (route) => route.fulfill({ json: { items: [{ ...sent, state: 'checking' }] } }))
  await page.route('**/api/uploads/*', (route) => {
    methods.push(route.request().method())
    return route.fulfill({ json: { ...sent, state: methods.length < 2 ? 'checking' : 'checked', checkedAt: at, deletedAt: at } })
  })
  await openVideoStep(page, 'Your video has been sent. Now we check if the file plays.')
  await expect(page.getByText('You already sent a video with these answers.')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
  expect(methods).toEqual(['GET', 'GET'])
})

/**
 * After a reload the phone has no file, but the server has its part; a different file is rejected, and a short server
 * failure does not restart the upload.
 */
async function resumeAfterReload(page: Page, video: string, other: string): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Part of your video (6.0 MB) is already here.')).toBeVisible()
  await expect(page.locator('#weeksEarly')).toHaveValue('8')
  const choose = page.getByLabel('Choose a video')
  await choose.setInputFiles(other)
  await expect(page.getByText('This is a different file.')).toBeVisible()
  await choose.setInputFiles(video)
  await expect(page.getByText('This is the same video. The upload continues where it stopped.')).toBeVisible()
  await page.getByLabel('I agree: this video is sent').check()
  await page.route('**/api/uploads/*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const [sent] = await Promise.all([
    page.waitForRequest((request) => ['PATCH', 'POST'].includes(request.method()) && request.url().includes('/api/uploads')),
    page.getByRole('button', { name: 'Continue the upload' }).click(),
  ])
  expect(sent.method()).toBe('PATCH')
  expect(Number(sent.headers()['upload-offset'])).toBeGreaterThan(1024 * 1024)
}

async function openVideoStep(page: Page, text?: string): Promise<void> {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  if (text === undefined) await page.getByText('Add a short video').click()
  await expect(page.getByText(text ?? 'What happens to the file', { exact: true }).first()).toBeVisible()
}

function bornEarly(page: Page) {
  return page.getByRole('group', { name: /born more than 3 weeks early/ })
}

async function sentMb(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar', { name: 'Upload progress' })
  return Number(await bar.getAttribute('value')) / (1024 * 1024)
}

async function uploadsOf(site: Site, { accessToken }: Parent): Promise<unknown[]> {
  const response = await fetch(`${site.url}/api/uploads`, { headers: { authorization: `Bearer ${accessToken}` } })
  return ((await response.json()) as { items: unknown[] }).items
}
