/** The name of a placed piece, spoken by the device: only if wanted, and only by a voice of exactly its language. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { playables, type PlayedGame, type PlayedRound } from './play.ts'

/** A device with one voice, which notes what it says. */
async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((only) => {
    const spoken: string[] = []
    class Utterance extends EventTarget {
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: only, name: 'Test voice', default: true, localService: true, voiceURI: 'test' }],
      cancel: () => {},
      speak: (utterance: Utterance) => {
        spoken.push(`${utterance.text} ${utterance.lang}`)
        queueMicrotask(() => utterance.dispatchEvent(new Event('end')))
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken })
  }, lang)
}

const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

/** Plays a whole round; `see` runs after each piece. */
async function playRound(page: Page, game: PlayedGame, round: PlayedRound, see: () => Promise<void> = async () => {}) {
  for (const choice of playables[game].choices(page, round)) {
    for (const button of choice) await button.click()
    await see()
  }
}

async function open(page: Page, game: PlayedGame, round: PlayedRound, settings: object): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(
    ([language, progress]) => {
      localStorage.setItem('ankur-language', language)
      localStorage.setItem('ankur-progress', progress)
    },
    [round.language ?? 'en', JSON.stringify({ settings, games: { [game]: round } })] as const,
  )
  const isNamed = 'voice' in settings && settings.voice === true
  const voice = isNamed ? page.waitForResponse(/family-voice/) : null
  await page.goto(playables[game].path)
  await voice
  await page.waitForLoadState('networkidle')
}

test('a placed piece is named by the voice of the device once an adult has turned that on', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  const round = { level: 1, seed: 4 } as const
  await open(page, 'number_stacking', round, { sound: true, voice: false })
  await playRound(page, 'number_stacking', round)
  await expect(page.locator('.game-end')).toBeVisible()
  expect(await spoken(page)).toEqual([])

  await page.goto('/games/for-adults')
  await page.getByRole('group', { name: 'Say the name of each piece' }).getByLabel('On', { exact: true }).check()
  const voice = page.waitForResponse(/family-voice/)
  await page.goto(playables.number_stacking.path)
  await voice
  await page.waitForLoadState('networkidle')
  await playRound(page, 'number_stacking', round)
  expect(await spoken(page)).toEqual(['1 en-IN', '2 en-IN', '3 en-IN'])
})

test('in the Memory Game a pair is named', async ({ page }) => {
  await giveVoice(page, 'hi-IN')
  const round = { level: 1, seed: 4, language: 'hi' } as const
  await open(page, 'memory', round, { voice: true })
  await playRound(page, 'memory', round)
  const said = await spoken(page)
  expect(said).toHaveLength(2)
  for (const each of said) expect(each).toMatch(/^[\p{Script=Devanagari}\s]+ hi-IN$/u)
})

test('without a voice for Punjabi no other voice speaks, and the name of the piece stays in large letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  await giveVoice(page, 'en-IN')
  const round = { level: 1, seed: 4, language: 'pa' } as const
  await open(page, 'letter_sorting', round, { voice: true })
  const name = page.locator('.asked__name')
  await expect(name).toBeHidden()
  const [first] = playables.letter_sorting.choices(page, round)
  for (const button of first ?? []) await button.click()
  await expect(name).toHaveText(/^\p{Script=Gurmukhi}+$/u)
  await expect(name).toHaveAttribute('lang', 'pa')
  const letters = await name.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(letters).toBeGreaterThan(24)
  expect(await spoken(page)).toEqual([])
  // The next round begins with its task.
  await page.reload()
  await expect(page.locator('.asked__words').first()).toBeVisible()
  await expect(name).toBeHidden()
})

test('in Take turns the piece that lies is named, and a word that is pressed, but no turn that is over', async ({ page }) => {
  await giveVoice(page, 'hi-IN')
  /** Each plank has its look: "plank with stars". */
  const shortNames = async () => (await spoken(page)).map((each) => each.replace(/^.* (?=तख्ता)/, ''))
  const chosen = { level: 4, seed: 4, language: 'hi' } as const
  await open(page, 'take_turns', chosen, { voice: true })
  await playRound(page, 'take_turns', chosen)
  expect(await shortNames()).toEqual(Array.from({ length: 6 }, () => 'तख्ता hi-IN'))

  const passed = { level: 5, seed: 4, language: 'hi' } as const
  await open(page, 'take_turns', passed, { voice: true })
  await playRound(page, 'take_turns', passed)
  expect((await shortNames()).slice(0, 4)).toEqual(['तख्ता hi-IN', 'आपकी बारी hi-IN', 'तख्ता hi-IN', 'आपकी बारी hi-IN'])

  const asked = { level: 6, seed: 4, language: 'hi' } as const
  await open(page, 'take_turns', asked, { voice: true })
  await playRound(page, 'take_turns', asked)
  expect((await shortNames()).slice(0, 2)).toEqual(['मेरी बारी hi-IN', 'तख्ता hi-IN'])
})

test('who heard recordings with the sound before hears no voice of the device now', async ({ page }) => {
  await giveVoice(page, 'en-IN')
  const round = { level: 1, seed: 4 } as const
  const voice = page.waitForResponse(/family-voice/)
  await open(page, 'number_stacking', round, { sound: true })
  await voice
  await page.waitForLoadState('networkidle')
  await playRound(page, 'number_stacking', round, async () => {
    await expect(page.locator('.asked__name')).toHaveCount(0)
  })
  await expect(page.locator('.game-end')).toBeVisible()
  expect(await spoken(page)).toEqual([])
  await page.goto('/games/for-adults')
  const group = page.getByRole('group', { name: 'Say the name of each piece' })
  await expect(group.getByLabel('Only your recordings')).toBeChecked()
})
