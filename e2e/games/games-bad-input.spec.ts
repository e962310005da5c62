/** Problems while a child plays: whatever happens, the game continues. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openRound, playables } from './play.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

const played = { level: 4, seed: 7 } as const

function firstOf(page: Page): readonly [Locator, Locator] {
  return playables.number_sorting.choices(page, played)[0] as readonly [Locator, Locator]
}

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** Several touch points, sent through the browser's own protocol. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly (Point & { readonly id: number })[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
}

const isPut = (page: Page) => page.getByRole('status').filter({ hasText: 'is in place' })

test('a second finger and a palm do not disturb the finger that drags', async ({ page }) => {
  await openRound(page, 'number_sorting', played)
  const [piece, place] = firstOf(page)
  const [from, to] = [await middleOf(piece), await middleOf(place)]
  const touch = await fingers(page)
  const palm = { x: 180, y: 725, id: 2 }
  await touch('touchStart', { ...from, id: 1 })
  await touch('touchMove', { x: from.x, y: from.y - 40, id: 1 })
  await touch('touchStart', { x: from.x, y: from.y - 40, id: 1 }, palm)
  // The palm is lifted again.
  await touch('touchMove', { x: from.x, y: from.y - 42, id: 1 })
  await expect(piece).toHaveClass(/is-dragged/)
  await touch('touchMove', { ...to, id: 1 })
  await touch('touchEnd')
  await expect(isPut(page)).toBeVisible()
})

test('a palm that touches first does not stop a finger from dragging', async ({ page }) => {
  await openRound(page, 'number_sorting', played)
  const [piece, place] = firstOf(page)
  const [from, to] = [await middleOf(piece), await middleOf(place)]
  const touch = await fingers(page)
  const palm = { x: 4, y: 300, id: 1 }
  await touch('touchStart', palm)
  await touch('touchStart', palm, { ...from, id: 2 })
  for (const part of [0.2, 0.6, 1])
    await touch('touchMove', palm, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, id: 2 })
  await touch('touchEnd')
  await expect(isPut(page)).toBeVisible()
})

test('rotating the phone during a drag puts the piece back, and the round continues', async ({ page }) => {
  await openRound(page, 'number_sorting', played)
  const [piece] = firstOf(page)
  const from = await middleOf(piece)
  const touch = await fingers(page)
  await touch('touchStart', { ...from, id: 1 })
  await touch('touchMove', { x: from.x, y: from.y - 60, id: 1 })
  await expect(piece).toHaveClass(/is-dragged/)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(piece).not.toHaveClass(/is-dragged/)
  await touch('touchEnd')
  for (const choice of playables.number_sorting.choices(page, played)) for (const button of choice) await button.tap()
  await expect(page.getByRole('heading', { level: 2, name: /^You sorted/ })).toBeVisible()
})

test('the second of two quick presses does not put a piece back', async ({ page }) => {
  await openRound(page, 'number_sorting', played)
  const [piece, place] = firstOf(page)
  await piece.dblclick()
  await expect(piece).toHaveAttribute('aria-pressed', 'true')
  await place.dblclick()
  await expect(page.getByRole('img', { name: '1 of 4 are in place.' })).toBeVisible()
})

test('with full storage a round can be played to its end, and the next one too', async ({ page }) => {
  await openRound(page, 'take_turns', { level: 1, seed: 7 })
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  for (const round of [1, 2]) {
    await page.getByRole('region', { name: "The duck's side" }).getByRole('button').tap()
    await page.getByRole('region', { name: "The cat's side" }).getByRole('button').tap()
    await expect(page.getByRole('heading', { level: 2, name: /^You built/ }), `round ${round}`).toBeVisible()
    await page.getByRole('button', { name: 'Again' }).tap()
  }
})

test('an unknown stored level, and any other invalid entry, opens the first level', async ({ page }) => {
  for (const kept of [
    { level: 12, seed: 'x', grown: [0, 12] },
    'gone',
    { level: -1, days: [{ level: 12, day: '2026-11-21' }] },
  ]) {
    await page.goto('/healthz')
    await page.evaluate((text) => localStorage.setItem('ankur-progress', text), JSON.stringify({ games: { take_turns: kept } }))
    await page.goto(playables.take_turns.path)
    await expect(page.locator('.game__stage')).toHaveAttribute('data-level', '1')
    await page.getByRole('region', { name: "The duck's side" }).getByRole('button').tap()
    await expect(page.getByRole('img', { name: '1 of 2 are in place.' })).toBeVisible()
  }
})

test('a missing or broken recording is replaced by a tone, and the round can be played to its end', async ({ page }) => {
  await page.addInitScript(() => {
    const made: number[] = []
    Object.assign(window, { madeTones: made })
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        made.push(1)
        return super.createOscillator()
      }
    }
  })
  const tones = () => page.evaluate(() => (window as unknown as { madeTones: number[] }).madeTones.length)
  const round = { level: 1, seed: 4 } as const
  // The page creates the database; then the recordings of 1 and 2 are written as a phone might have left them.
  await page.goto('/talk')
  await expect(page.locator('[data-word="more"]')).toBeVisible()
  await page.evaluate(storeBrokenRecordings, ['number_1', 'number_2'])
  await page.evaluate(
    ([talk, progress]) => {
      localStorage.setItem('ankur-talk', talk)
      localStorage.setItem('ankur-progress', progress)
    },
    [
      JSON.stringify({ boards: [{ id: 'first' }] }),
      JSON.stringify({ settings: { sound: true, voice: true }, games: { number_stacking: round } }),
    ] as const,
  )
  const voice = page.waitForResponse(/family-voice/)
  await page.goto(playables.number_stacking.path)
  await voice
  await page.waitForLoadState('networkidle')
  // 1 cannot be decoded; 2 is deleted after the game has listed it; 3 was never recorded.
  await page.evaluate(deleteRecording, 'voice-first-en-number_2')
  for (const [index, choice] of playables.number_stacking.choices(page, round).entries()) {
    for (const button of choice) await button.tap()
    await expect.poll(tones, `piece ${index + 1}`).toBeGreaterThan(index)
  }
  await expect(page.getByRole('heading', { name: 'You put 1 to 3 in order. The cat is home.' })).toBeFocused()
})

function storeBrokenRecordings(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('ankur')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const { version } = open.result
      open.result.close()
      const next = indexedDB.open('ankur', version + 1)
      next.onupgradeneeded = () => {
        if (!next.result.objectStoreNames.contains('talk-files')) next.result.createObjectStore('talk-files', { keyPath: 'id' })
      }
      next.onerror = () => reject(next.error)
      next.onsuccess = () => {
        const put = next.result.transaction('talk-files', 'readwrite')
        for (const word of words)
          put
            .objectStore('talk-files')
            .put({ id: `voice-first-en-${word}`, type: 'audio/webm', bytes: new Uint8Array([1, 2, 3]) })
        put.oncomplete = () => {
          next.result.close()
          resolve()
        }
      }
    }
  })
}

function deleteRecording(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('ankur')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const remove = open.result.transaction('talk-files', 'readwrite')
      remove.objectStore('talk-files').delete(id)
      remove.oncomplete = () => {
        open.result.close()
        resolve()
      }
    }
  })
}

test('a press out of turn shows the open hand and changes nothing, and stop ends the game for both players, from either side', async ({
  page,
}) => {
  await openRound(page, 'take_turns', { level: 3, seed: 7 })
  const far = page.getByRole('region', { name: "The duck's side" })
  await expect(far).toHaveCSS('transform', /^matrix\(-1, 0, 0, -1/)
  // It is marked as waiting, and a child presses it anyway.
  await far.getByRole('button').tap({ force: true })
  await expect(far.locator('.is-held')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Wait. One plank, then you.' })).toHaveCount(1)
  await expect(page.getByRole('img', { name: '0 of 6 are in place.' })).toBeVisible()
  await page.getByRole('button', { name: 'I want to stop' }).last().tap()
  await expect(page.getByRole('heading', { name: 'You said stop, and it stopped. The friends are resting.' })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('ankur-progress'))).not.toMatch(/"day"|"grown":\[\d/)
})
