/** A drawing is saved with its game: in the account, on another phone of the family, and behind a share link. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 616 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function drawSquare(page: Page, opener = 'Add'): Promise<void> {
  await button(page, opener).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Draw/ }).click()
  await button(page, 'Shapes').click()
  await button(page, 'Square').click()
  await button(page, 'Red').click()
  const box = (await page.getByRole('application').boundingBox())!
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7, { steps: 4 })
  await page.mouse.up()
  await button(page, 'Done').click()
}

/** The picture of the last sprite on the stage is visible, and red in its middle. */
async function expectSquare(page: Page): Promise<void> {
  const picture = page.locator('.stage__picture image')
  await expect(picture).toHaveCount(1)
  const color = await picture.evaluate(async (element: SVGImageElement) => {
    const image = new Image()
    image.src = element.href.baseVal
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
    pen.drawImage(image, 0, 0)
    return [...pen.getImageData(Math.floor(width / 2), Math.floor(height / 2), 1, 1).data].join(' ')
  })
  expect(color).toBe('216 71 60 255')
}

test('a drawing is uploaded once, appears behind a share link and in a copy, and loads on another phone', async ({
  page,
  parent,
  browser,
  site,
}) => {
  const given: string[] = []
  await page.exposeFunction('given', (url: string) => given.push(url))
  await page.addInitScript(() => {
    const share = (data: ShareData) => (window as unknown as { given: (url: string) => Promise<void> }).given(data.url ?? '')
    Object.assign(navigator, { canShare: () => false, share })
  })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname))
  await page.goto('/create')
  await drawSquare(page)
  await expectSquare(page)
  const share = async () => {
    await button(page, 'Menu').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('Your drawings are included.')).toBeVisible()
    await button(page, 'Send the link').click()
    await expect(page.getByText(/The link works until/)).toBeVisible()
    await button(page, 'Close').click()
  }
  await share()
  await button(page, 'Move 10 steps').click()
  await share()
  expect(sent.filter((path) => path.includes('/drawings/'))).toHaveLength(1)

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  const link = new URL(given[0] ?? '')
  await visitor.goto(link.pathname + link.hash)
  await expectSquare(visitor)
  await expect(visitor.getByText('Some pictures or sounds of this game')).toBeHidden()
  await button(visitor, 'Change this game').click()
  await expect(visitor).toHaveURL(/\/create/)
  await expectSquare(visitor)
  // Chromium sometimes refuses to reload a page that has just replaced another.
  await visitor.goto(visitor.url())
  await expectSquare(visitor)

  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(site, other, parent)
  const { items } = (await (
    await fetch(`${site.url}/api/projects`, { headers: { authorization: `Bearer ${parent.accessToken}` } })
  ).json()) as { items: { id: string }[] }
  await other.goto(`/create?game=${items[0]?.id}`)
  await expectSquare(other)
})

test('a backdrop is drawn at the size of the stage, and is still there after a reload', async ({ page }) => {
  await page.goto('/create')
  await drawSquare(page, 'Backdrop')
  await expect(page.getByText('The stage has its new backdrop.').first()).toBeVisible()
  await expectSquare(page)
  await page.reload()
  await expectSquare(page)
  await button(page, 'Backdrop').click()
  await expect(page.getByRole('dialog', { name: 'Choose a backdrop' }).getByRole('button', { pressed: true })).toBeVisible()
})
