/**
 * The sounds of the games, rendered offline by the browser: the pond adds a drop, the train a puff, and both are
 * soft.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { playables, type PlayedGame } from './play.ts'

const played = { level: 3, seed: 5 } as const

for (const [game, seconds] of [
  ['number_stacking', 0.45],
  ['number_sorting', 0.6],
  ['letter_sorting', 0.65],
] as const) {
  test(`${game}: the sound of a placed piece lasts ${seconds} s, starts softly, and has nothing above 2 kHz`, async ({
    page,
  }) => {
    await renderOffline(page)
    const measured = await measureOnePiece(page, game, 50)
    expect(measured.seconds).toBeGreaterThan(seconds - 0.05)
    expect(measured.seconds).toBeLessThanOrEqual(seconds + 0.01)
    // At most half of what the volume setting allows.
    expect(measured.peak).toBeGreaterThan(0.1)
    expect(measured.peak).toBeLessThanOrEqual(0.25)
    // A sudden start would frighten a child.
    expect(Math.min(...measured.attacks)).toBeGreaterThanOrEqual(0.04)
    expect(measured.attacks).toHaveLength(game === 'number_stacking' ? 1 : 2)
    expect(measured.above2kHz / measured.below2kHz).toBeLessThan(0.001)
    const quiet = await measureOnePiece(page, game, 15)
    expect(quiet.peak).toBeCloseTo(measured.peak * 0.3, 2)
  })
}

test('the tones of the end are heard after those of the last piece', async ({ page }) => {
  await page.addInitScript(() => {
    const sounds: object[] = []
    Object.assign(window, { sounds })
    type AtTime = Record<'start' | 'stop', (this: OscillatorNode, when?: number) => void>
    const { start, stop } = AudioScheduledSourceNode.prototype as unknown as AtTime
    const starts = new WeakMap<object, number>()
    OscillatorNode.prototype.start = function (when = 0) {
      starts.set(this, when)
      start.call(this, when)
    }
    OscillatorNode.prototype.stop = function (when = 0) {
      sounds.push({ start: starts.get(this) ?? 0, stop: when, hertz: Math.round(this.frequency.value) })
      stop.call(this, when)
    }
  })
  const round = { level: 1, seed: 4 } as const
  await page.goto('/healthz')
  await page.evaluate(
    (progress) => localStorage.setItem('ankur-progress', progress),
    JSON.stringify({ settings: { sound: true, voice: false }, games: { number_stacking: round } }),
  )
  await page.goto(playables.number_stacking.path)
  await expect(page.locator('.game__stage')).toHaveAttribute('data-level', '1')
  for (const choice of playables.number_stacking.choices(page, round)) for (const button of choice) await button.click()
  await expect(page.locator('.game-end')).toBeVisible()
  const sounds = await page.evaluate(
    () => (window as unknown as { sounds: { start: number; stop: number; hertz: number }[] }).sounds,
  )
  // Of the third piece, and the two of the end.
  const piece = sounds.find(({ hertz }) => hertz === 494)
  const end = sounds.filter((each) => each !== piece).slice(-2)
  expect(end.map(({ hertz }) => hertz)).toEqual([392, 523])
  for (const { start } of end) expect(start).toBeGreaterThanOrEqual(piece?.stop ?? Infinity)
})

/** Replaces the page's audio context by one that renders offline. */
async function renderOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rate = 16_000
    const made: OfflineAudioContext[] = []
    Object.assign(window, { madeContexts: made })
    const Recorder = class extends OfflineAudioContext {
      constructor() {
        super(1, rate * 2, rate)
        made.push(this)
      }
      override resume(): Promise<void> {
        return Promise.resolve()
      }
    }
    window.AudioContext = Recorder as unknown as typeof AudioContext
  })
}

/** Plays one piece with the sound on, and measures the rendered sound. */
async function measureOnePiece(page: Page, game: PlayedGame, volume: number) {
  if (!page.url().startsWith('http')) await page.goto('/healthz')
  await page.evaluate(([key, progress]) => localStorage.setItem(key, progress), [
    'ankur-progress',
    JSON.stringify({ settings: { sound: true, volume }, games: { [game]: played } }),
  ] as const)
  await page.goto(playables[game].path)
  await expect(page.locator('.game__stage')).toHaveAttribute('data-level', String(played.level))
  for (const button of playables[game].choices(page, played)[0] ?? []) await button.click()
  await expect(page.locator('.lying--placed')).toHaveCount(1)
  return page.evaluate(async () => {
    const [context] = (window as unknown as { madeContexts: OfflineAudioContext[] }).madeContexts
    if (!context) throw new Error('no sound was rendered')
    const sound = await context.startRendering()
    const samples = sound.getChannelData(0)
    const rate = sound.sampleRate
    const loudest = (from: number, to: number) =>
      samples.slice(from, to).reduce((most, each) => Math.max(most, Math.abs(each)), 0)
    const end = samples.findLastIndex((each) => Math.abs(each) > 0.0005)
    // In steps of 5 ms: a sound ends where it becomes silent, and the next one begins.
    const step = rate / 200
    const loudness = Array.from({ length: Math.ceil(end / step) }, (_, nth) => loudest(nth * step, (nth + 1) * step))
    const starts = loudness.flatMap((_, nth) => (nth === 0 || isValley(nth) ? [nth] : []))
    function isValley(nth: number): boolean {
      const around = loudness.slice(Math.max(0, nth - 8), nth + 9)
      return nth > 8 && nth < loudness.length - 9 && loudness[nth] === Math.min(...around) && (loudness[nth] ?? 1) < 0.02
    }
    const attacks = starts.map((start, nth) => {
      const own = loudness.slice(start, starts[nth + 1] ?? loudness.length)
      return own.findIndex((each) => each >= 0.9 * Math.max(...own)) / 200
    })
    /** The strength of one frequency, by the Goertzel algorithm. */
    const strength = (hz: number) => {
      const turn = 2 * Math.cos((2 * Math.PI * hz) / rate)
      let [one, two] = [0, 0]
      for (let nth = 0; nth <= end; nth++) [one, two] = [(samples[nth] ?? 0) + turn * one - two, one]
      return Math.sqrt(Math.max(0, one * one + two * two - turn * one * two))
    }
    const strongest = (from: number, to: number) => {
      let most = 0
      for (let hz = from; hz < to; hz += 10) most = Math.max(most, strength(hz))
      return most
    }
    return {
      seconds: end / rate,
      peak: loudest(0, samples.length),
      attacks,
      below2kHz: strongest(60, 2000),
      above2kHz: strongest(2000, rate / 2),
    }
  })
}
