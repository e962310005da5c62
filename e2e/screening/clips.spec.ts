import { expect, test } from '../fixtures.ts'
import { writeVideo } from './videos.ts'

test('a clip stays on the phone, can be deleted, and is removed by a sign-out that removes the answers', async ({
  page,
  parent,
}, info) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const clip = await writeVideo(info.outputPath('Asha plays.mp4'), 2)
  await page.goto('/autism-test/upload-video')
  const fold = page.getByRole('heading', { name: 'Better: a short video for your doctor' })
  await fold.click()
  await page.getByLabel('Add a clip').setInputFiles(clip)
  await expect(page.getByText('The clip is saved on this device.')).toBeVisible()
  await page.getByLabel('Add a clip').setInputFiles(clip)
  await expect(page.getByText(/^Clip 2: .+, 2\.0 MB$/)).toBeVisible()

  await page.reload()
  await fold.click()
  await page.getByRole('button', { name: 'Delete clip 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('The clip is deleted from this device.')).toBeVisible()
  await expect(page.getByText(/^Clip 2: /)).toHaveCount(0)
  await expect(page.getByText(/^Clip 1: /)).toBeVisible()
  expect(sent).toEqual([])

  await page.goto('/dashboard')
  await expect(page.getByLabel('Also remove answers from this device')).toBeChecked()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await clipsOnPhone(page)).toBe(0)
  expect(parent.email).toContain('@')
})

function clipsOnPhone(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ankur')
        opening.onerror = () => reject(opening.error ?? new Error('closed'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('clips').objectStore('clips').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
}
