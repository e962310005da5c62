/** An adult locks a level, lets the child play, reads the play history, and deletes it. */
import { sheetsOf } from '../printed-sheets.ts'
import { expect, test } from '../fixtures.ts'
import { openRound, playables } from './play.ts'

/** The first four, and those for talking. */
const playedGames = Object.keys(playables).length
const played = { level: 5, seed: 9 } as const

test('an adult locks a level, sees on how many days it was played but no score, and deletes the history', async ({ page }) => {
  await openRound(page, 'number_sorting', played)
  for (const choice of playables.number_sorting.choices(page, played)) for (const button of choice) await button.click()
  await expect(page.getByRole('heading', { name: 'You put 3 numbers in order. The boats are home.' })).toBeVisible()
  await page.getByRole('button', { name: 'Sound, words, movement' }).click()
  await page.getByText('For adults').click()
  await page.getByRole('link', { name: 'Lock levels, change settings, see what was played' }).click()

  const card = page.getByRole('region', { name: 'Number Sorting' })
  await expect(card.getByText('Put 3 numbers in order. Played on 1 day. Without help on 1 day.')).toBeVisible()
  // The list is a deferred section.
  await page.getByRole('button', { name: 'Print for a teacher or therapist' }).scrollIntoViewIfNeeded()
  await page.getByText('Days played in the last 8 weeks').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^\d+ \w+ 20\d\d Number Sorting, level 5$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Print for a teacher or therapist' }).click()
  await page.getByLabel("Child's name").fill('Asha')
  await expect(page.getByRole('row', { name: 'Number Sorting 5 1 without help: 1' })).toBeVisible()
  await expect(page.getByText(/^From \d+ \w+ 20\d\d to \d+ \w+ 20\d\d$/)).toBeVisible()
  await expect(page.getByText('This shows what was played. It is not a test.')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/score|points|seconds taken|mistake|%\s*right/i)
  await card.getByRole('combobox', { name: 'Number Sorting: Level' }).selectOption('3')
  // On a phone the select cuts off the description of the level, so it is repeated below.
  await expect(card.getByText('Match dots to numbers, 1 to 5.', { exact: true })).toBeVisible()
  await card.getByRole('switch', { name: 'Lock this level' }).click()

  await page.goto(playables.number_sorting.path)
  await expect(page.getByText('Count the eggs. Put each nest on its number.')).toBeVisible()
  await page.getByRole('button', { name: 'Sound, words, movement' }).click()
  await page.getByText('For adults').click()
  await expect(page.getByText('An adult has locked this level.')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)

  await page.goto('/games/for-adults')
  await page.getByRole('button', { name: 'Delete play history' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete play history' }).click()
  await expect(page.getByText('The play history is deleted.')).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toHaveCount(playedGames)
  expect(await page.evaluate(() => localStorage.getItem('ankur-progress'))).not.toMatch(/20\d\d-\d\d-\d\d/)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Lock this level', checked: true })).toHaveCount(1)
})

test('the page for a teacher is one sheet of A4 with all games, and a pen has 8 mm for each line', async ({ page }) => {
  await page.goto('/healthz')
  const days = [1, 2].flatMap((level) => [
    { level, day: '2026-11-20', rounds: 2, ways: { self: 3, marked: 1, bright: 1, help: 1 } },
  ])
  const games = Object.fromEntries(Object.keys(playables).map((game) => [game, { level: 2, days }]))
  await page.evaluate((progress) => localStorage.setItem('ankur-progress', progress), JSON.stringify({ games }))
  await page.goto('/games/for-adults')
  await page.getByRole('button', { name: 'Print for a teacher or therapist' }).click()
  await expect(page.locator('.play-report__sheet tbody tr')).toHaveCount(2 * playedGames)
  await page.emulateMedia({ media: 'print' })
  const lines = await page
    .locator('.play-report__pen')
    .evaluateAll((all) => all.map((each) => ({ room: each.getBoundingClientRect().height, text: each.textContent })))
  expect(lines).toHaveLength(4)
  for (const { room, text } of lines) {
    expect((room / 96) * 25.4).toBeGreaterThanOrEqual(8)
    expect(text).toBe('')
  }
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(sheetsOf(pdf)).toBe(1)
})

for (const language of ['en', 'hi', 'pa'])
  test(`in ${language} the page for a teacher is one sheet also after all levels of all games, with a long note`, async ({
    page,
  }) => {
    await page.goto('/healthz')
    const help = [{ self: 5 }, { self: 5, marked: 1 }, { self: 1, marked: 2, bright: 1, help: 2 }]
    const days = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((level) =>
      help.map((ways, nth) => ({ level, day: `2026-0${7 + nth}-${10 + level}`, rounds: 2, ways })),
    )
    const games = Object.fromEntries(Object.keys(playables).map((game) => [game, { level: 8, days }]))
    await page.evaluate(
      ([spoken, progress]) => {
        localStorage.setItem('ankur-language', spoken)
        localStorage.setItem('ankur-progress', progress)
      },
      [language, JSON.stringify({ games })] as const,
    )
    await page.goto('/games/for-adults')
    await page.locator('.play-report').getByRole('button').last().click()
    const rows = page.locator('.play-report__sheet tbody tr')
    await expect(rows).toHaveCount(2 * playedGames)
    await expect(rows.first().locator('td').nth(0)).toHaveText('1–7')
    await expect(rows.first().locator('td').nth(1)).toHaveText('21')
    await expect(rows.nth(1).locator('td').nth(0)).toHaveText('8')
    await page.getByRole('textbox').first().fill('Gurpreet Kaur Dhillon')
    await page.getByRole('textbox').last().fill('उसे रेलगाड़ी पसंद है। '.repeat(40).slice(0, 600))
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  })

test('the settings for numerals, letters and larger pieces apply from the next round', async ({ page }) => {
  await page.goto('/games/for-adults')
  await page.getByRole('group', { name: 'Numbers' }).getByText('१ २ ३').click()
  await page.getByRole('group', { name: 'Letters' }).getByText('ਪੰਜਾਬੀ').click()
  await page.getByRole('group', { name: 'Size of pieces' }).getByText('Large').click()
  await page.goto(playables.number_stacking.path)
  await expect(page.getByRole('button', { name: '१', exact: true })).toBeVisible()
  expect((await page.getByRole('button', { name: '१', exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(80)
  await page.goto(playables.letter_sorting.path)
  await expect(page.getByRole('group', { name: 'Pieces' }).getByRole('button').first()).toHaveAccessibleName(
    /^Letter [\u0A00-\u0A7F]$/,
  )
})
