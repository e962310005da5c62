import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { calmAnswers, expect, type Parent, readToTheEnd, signIn, signUp, storeAnswers, test } from '../fixtures.ts'
import { type Site, startSite } from '../site.ts'
import { recordVideo, writeVideo } from '../screening/videos.ts'

const seen = 'A child sits on a mat beside a low table. Blocks and a red ball lie on the floor. One hand holds a block.'

/** An endpoint that implements the chat protocol and responds with `says`. */
async function startEndpoint() {
  const state = { says: seen }
  const requests: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      requests.push(text)
      response.end(JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content: state.says } }] }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, state, close: () => server.close() }
}

test('four pictures of a video are sent to an AI model only with a separate consent, and its description is marked as its own', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const endpoint = await startEndpoint()
  const site = await startSite({ AI_BASE_URL: endpoint.url, AI_MODEL: 'sees-well', AI_READS_PICTURES: 'on' })
  try {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${site.url}/healthz`)
    const video = await recordVideo(page, info.outputPath('play.mp4'))
    const box = page.getByLabel('I agree to send four pictures from this video to the AI model "sees-well"')

    // Without the consent: uploaded and checked as usual, and the model gets no request.
    await openVideoStep(site, page)
    await expect(box).not.toBeChecked()
    await expect(page.getByText('Videos are used for this check only and deleted after it')).toBeVisible()
    await upload(page, video)
    await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
    await expect(page.getByText('Your video has been uploaded and checked.')).toBeVisible()
    expect(endpoint.requests).toEqual([])

    // With the consent: the texts of the specification, four pictures, and the description.
    const asha = await openVideoStep(site, page)
    await box.check()
    await expect(page.getByText('Videos are used for analysis only and deleted after analysis')).toBeVisible()
    await expectNoViolation(page)
    await upload(page, video)
    await expect(page.getByText('Video uploaded successfully!')).toBeVisible()
    await expect(page.getByText('Your video has been uploaded and will be analyzed.')).toBeVisible()
    await expect(page.getByText(seen)).toBeVisible()
    await expect(page.getByText('Written by the AI model "sees-well" from four pictures.', { exact: false })).toBeVisible()
    await expectNoViolation(page)
    const pictures = picturesIn(endpoint.requests[0])
    expect(pictures).toHaveLength(4)
    expect(new Set(pictures).size).toBe(4)
    expect(await Promise.all(pictures.map((picture) => sizeOf(page, picture)))).toEqual(Array(4).fill('640 x 360'))
    expect(endpoint.requests.join()).not.toMatch(/asha/i)
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue to your summary' }).click()
    await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
    await expect(page.getByText(seen)).toHaveCount(0)
    expect(await exportOf(site, asha)).not.toContain('red ball')

    await page.goto(`${site.url}/account`)
    await page.getByRole('heading', { name: 'Your data', level: 1 }).waitFor()
    await readToTheEnd(page)
    await page.getByRole('button', { name: 'Withdraw consent: Pictures for an AI model' }).click()
    await expect(page.getByText('You have withdrawn your consent: Pictures for an AI model.')).toBeVisible()

    // A description that fails our checks is not shown, and the next steps are the same.
    endpoint.state.says = 'The child shows signs of autism. Score: 3 of 10.'
    await openVideoStep(site, page)
    await box.check()
    await upload(page, video)
    await expect(page.getByText('The model could not make a description. Nothing else changes.')).toBeVisible()
    await expect(page.getByText('Your video has been uploaded and checked.')).toBeVisible()
    await expect(page.getByText('signs of autism')).toHaveCount(0)
    expect(endpoint.requests).toHaveLength(2)

    // A video that this browser cannot decode is still uploaded and checked.
    await openVideoStep(site, page)
    await box.check()
    await upload(page, await writeVideo(info.outputPath('noise.mp4'), 1))
    await expect(page.getByText('Your browser could not take pictures from this video.', { exact: false })).toBeVisible()
    await expect(page.getByText('Your video has been uploaded and checked.')).toBeVisible()
    expect(endpoint.requests).toHaveLength(2)

    await speak(page, 'hi')
    await openVideoStep(site, page, 'फ़ाइल का क्या होता है')
    await page.getByLabel('इस वीडियो की चार तस्वीरें AI मॉडल "sees-well" को भेजी जाएँ', { exact: false }).check()
    await expectNoViolation(page)
    await speak(page, 'pa')
    await openVideoStep(site, page, 'ਫ਼ਾਈਲ ਦਾ ਕੀ ਹੁੰਦਾ ਹੈ')
    await page.getByLabel('ਇਸ ਵੀਡੀਓ ਦੀਆਂ ਚਾਰ ਤਸਵੀਰਾਂ AI ਮਾਡਲ "sees-well" ਨੂੰ ਭੇਜੀਆਂ ਜਾਣ', { exact: false }).check()
    await expectNoViolation(page)
  } finally {
    await site.close()
    endpoint.close()
  }
})

test('without a model that reads pictures, the page does not mention it', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  await page.locator('#video > summary').click()
  await expect(page.getByLabel('I agree: this video is sent')).toBeVisible()
  await readToTheEnd(page)
  await expect(page.getByText(/AI model|four pictures/)).toHaveCount(0)
})

/** One video per set of answers, so each upload uses a new parent. */
async function openVideoStep(site: Site, page: Page, heading = 'What happens to the file'): Promise<Parent> {
  const asha = await signUp(site)
  await signIn(site, page, asha)
  await page.evaluate(() => localStorage.removeItem('autism-test-attempt'))
  await storeAnswers(page, calmAnswers)
  await page.goto(`${site.url}/autism-test/upload-video`)
  await page.locator('#video > summary').click()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  return asha
}

async function upload(page: Page, video: string): Promise<void> {
  await page.getByLabel('I agree: this video is sent').check()
  await page.getByLabel('Choose a video').setInputFiles(video)
  await expect(page.getByText('Your video:', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Upload video' }).click()
}

/** The pictures in the request to the model. */
function picturesIn(request: string | undefined): string[] {
  const { messages } = JSON.parse(request ?? '{}') as { messages: { content: { image_url?: { url: string } }[] }[] }
  return messages[1]?.content.flatMap(({ image_url: image }) => (image ? [image.url] : [])) ?? []
}

function sizeOf(page: Page, picture: string): Promise<string> {
  return page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    return `${image.naturalWidth} x ${image.naturalHeight}`
  }, picture)
}

/** All data that the server stores for a family, from its export. */
async function exportOf(site: Site, { accessToken }: Parent): Promise<string> {
  const response = await fetch(`${site.url}/api/account/export`, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(response.status).toBe(200)
  return await response.text()
}

async function speak(page: Page, language: 'hi' | 'pa'): Promise<void> {
  await page.evaluate((spoken) => localStorage.setItem('ankur-language', spoken), language)
}

async function expectNoViolation(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
}
