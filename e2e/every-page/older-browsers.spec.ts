/**
 * A browser without the features listed in `scripts/checks/features/newer-features.ts`: each page keeps its main
 * function.
 */
import { playables, roundsOf, openRound } from '../games/play.ts'
import { expect, test } from '../fixtures.ts'

const newerStyles = [
  ':has(',
  '::details-content',
  '::highlight(',
  'content-visibility',
  'contain-intrinsic',
  'overflow-clip-margin',
  'text-wrap',
  'animation-timeline',
  'accent-color',
  'inline-start;',
]

test('a game, the Game Creator, the comfort settings and a printed article work in the oldest supported browsers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const gone: readonly (readonly [object, readonly string[]])[] = [
      [globalThis, ['CompressionStream', 'DecompressionStream', 'Highlight', 'trustedTypes']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Intl, ['Segmenter']],
      [CSS, ['highlights']],
      [Document.prototype, ['exitFullscreen', 'fullscreenElement']],
      [Element.prototype, ['checkVisibility', 'requestFullscreen']],
      [Navigator.prototype, ['canShare', 'share', 'connection']],
      [PointerEvent.prototype, ['getCoalescedEvents']],
      [Response.prototype, ['bytes']],
    ]
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name)
  })
  // A browser without trusted types does not know these directives of the policy.
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return await route.fallback()
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy']?.replace(/(require-)?trusted-types[^;]*;?/g, '') ?? ''
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    },
  )
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const sheet = newerStyles.reduce(
      (text, style) => text.replaceAll(style, style.replace(/[a-z]/, 'unknown-$&')),
      await response.text(),
    )
    await route.fulfill({ response, body: sheet })
  })

  const [first] = roundsOf('number_stacking')
  await openRound(page, 'number_stacking', first!)
  for (const choice of playables.number_stacking.choices(page, first!)) for (const button of choice) await button.click()
  await expect(page.getByRole('heading', { level: 2, name: /^You / })).toBeVisible()

  await page.goto('/create')
  await page.getByRole('button', { name: 'Move 10 steps', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: /1 block/ })).toBeVisible()
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { name: /1 block/ })).toBeVisible()

  await page.goto('/blogs/what-is-autism')
  await page.getByRole('button', { name: 'Comfort settings' }).click()
  await page.getByRole('radio', { name: 'Calm', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'calm')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.article__back')).toBeHidden()
})
