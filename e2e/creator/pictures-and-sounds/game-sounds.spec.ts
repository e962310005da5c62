/**
 * A game from a file with questions, variables, lists and sounds: shown, answered and played, with the sound off at
 * first.
 */
import type { Page } from '@playwright/test'
import { newProject } from '@ankur/blocks/new-project'
import { builtInSoundFile } from '@ankur/blocks/sounds/built-in-sound-files'
import type { Block, Project } from '@ankur/blocks/project'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stage = (page: Page) => page.locator('.stage__picture')

function block(id: string, opcode: string, inputs: Record<string, string | Block>, variable?: string): Block {
  const filled = Object.entries(inputs).map(([name, value]) =>
    typeof value === 'string' ? { name, value } : { name, value: '', block: value },
  )
  const kind = variable === 'names' ? 'LIST' : 'VARIABLE'
  const fields = variable === undefined ? [] : [{ name: kind, value: variable, id: variable }]
  return { id, opcode, inputs: filled, fields, stacks: [] }
}

/** Asks for a name, adds it to a list, counts and plays a sound. */
function gameWithQuestion(): Project {
  const project = newProject()
  const blocks = [
    block('b10', 'event_whenflagclicked', {}),
    block('b11', 'sensing_askandwait', { QUESTION: 'What is your name?' }),
    block('b12', 'data_addtolist', { ITEM: block('b13', 'sensing_answer', {}) }, 'names'),
    block('b14', 'data_changevariableby', { VALUE: '2' }, 'score'),
    block('b15', 'sound_playuntildone', { SOUND_MENU: 'bell' }),
    block('b16', 'data_changevariableby', { VALUE: '5' }, 'score'),
  ]
  return {
    ...project,
    nextId: 100,
    stage: {
      ...project.stage,
      variables: [{ id: 'score', name: 'score', value: 1 }],
      lists: [{ id: 'names', name: 'names', items: [] }],
    },
    monitors: [
      { id: 'score', visible: true, kept: JSON.stringify({ x: 5, y: 5, mode: 'slider', sliderMin: 0, sliderMax: 20 }) },
      { id: 'names', visible: true },
    ],
    sprites: project.sprites.map((sprite) => ({
      ...sprite,
      sounds: [{ name: 'bell', file: 'bell.wav', seconds: 0.6 }],
      scripts: [{ x: 0, y: 0, blocks }],
    })),
  }
}

/** Speaks a word, and plays a drum and a note. */
function gameWithMusic(): Project {
  const project = newProject()
  const blocks = [
    block('b20', 'event_whenflagclicked', {}),
    block('b21', 'music_playDrumForBeats', { DRUM: '2', BEATS: '0.25' }),
    block('b22', 'music_playNoteForBeats', { NOTE: '60', BEATS: '0.5' }),
    block('b23', 'text2speech_speakAndWaitBlock', { WORDS: 'Namaste' }),
  ]
  const scripts = [{ x: 0, y: 0, blocks }]
  return { ...project, nextId: 100, sprites: project.sprites.map((sprite) => ({ ...sprite, scripts })) }
}

async function openGame(page: Page, game = gameWithQuestion()): Promise<void> {
  const written = writeSb3(game, new Map([['bell.wav', builtInSoundFile('low-tone').slice(0, 5000)]]))
  if (!written.ok) throw new Error('no file')
  await page.goto('/create')
  await button(page, 'Games').click()
  await button(page, 'Game file').click()
  const file = { name: 'a.sb3', mimeType: 'application/octet-stream', buffer: Buffer.from(written.bytes) }
  await page.getByLabel('Import a file').setInputFiles(file)
  await expect(page.getByRole('dialog')).toContainText(/Sounds: |Blocks: 4/)
  await expect(page.getByRole('dialog')).not.toContainText('Not here yet')
  await button(page, 'Open this game').click()
}

/** Records the duration of each sound sent to the audio output. */
async function recordSoundDurations(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(globalThis, { durations })
    globalThis.AudioBufferSourceNode.prototype.start = new Proxy(Reflect.get(AudioBufferSourceNode.prototype, 'start'), {
      apply(start, source: AudioBufferSourceNode, when) {
        durations.push(Math.round((source.buffer?.duration ?? 0) * 100) / 100)
        Reflect.apply(start, source, when)
      },
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations)
}

test('a game asks questions and shows its variables, and is silent until an adult turns sound on', async ({ page }) => {
  const durations = await recordSoundDurations(page)
  await openGame(page)
  await expect(stage(page)).toHaveAttribute('aria-label', /score is 1\. names is a list of 0/)
  await button(page, 'Run').click()
  const box = page.getByLabel('The game asks: What is your name?')
  await expect(box).toBeFocused()
  await button(page, 'Show letters').click()
  const letters = page.getByRole('group', { name: 'Letters' })
  for (const letter of ['a', 's', 'x']) await letters.getByRole('button', { name: letter, exact: true }).click()
  await button(page, 'Delete a letter').click()
  await expect(box).toHaveValue('as')
  expect(await axeViolations(page, '.stage')).toEqual([])
  await box.press('End')
  await box.pressSequentially('ha')
  await box.press('Enter')
  await expect(box).toBeHidden()
  await expect(page.getByText('Sound: bell. Sound is off. An adult can turn it on in Settings.')).toBeVisible()
  await expect(stage(page)).toHaveAttribute('aria-label', /score is 8\. names is a list of 1/)
  await expect(page.getByText('asha')).toBeVisible()
  expect(await durations()).toEqual([])

  await page.getByRole('slider', { name: 'score' }).fill('12')
  await expect(stage(page)).toHaveAttribute('aria-label', /score is 12/)
})

test('with the sound on, a sound is played once, and Stop closes the question', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-comfort', JSON.stringify({ gameSound: true })))
  const durations = await recordSoundDurations(page)
  await openGame(page)
  await button(page, 'Run').click()
  const box = page.getByLabel('The game asks: What is your name?')
  await box.fill('੭')
  await box.press('Enter')
  await expect(page.locator('.readouts')).toContainText('7')
  await expect(page.getByText('Sound: bell.', { exact: true })).toBeVisible()
  await expect(stage(page)).toHaveAttribute('aria-label', /score is 8/)
  expect(await durations()).toEqual([0.22])
  await button(page, 'Run').click()
  await expect(box).toBeVisible()
  await button(page, 'Stop').click()
  await expect(box).toBeHidden()
})

test('Scratch music is played softly once sound is on, and spoken text is shown below the stage', async ({ page }) => {
  const durations = await recordSoundDurations(page)
  await openGame(page, gameWithMusic())
  await button(page, 'Run').click()
  await expect(page.getByText('Music is playing. Sound is off. An adult can turn it on in Settings.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Namaste' })).toBeVisible()
  expect(await durations()).toEqual([])
  await page.evaluate(() => localStorage.setItem('ankur-comfort', JSON.stringify({ gameSound: true })))
  await page.reload()
  await button(page, 'Run').click()
  await expect(page.getByText('Music is playing.', { exact: true })).toBeVisible()
  // The drum, and a note of half a second that fades out for as long.
  await expect.poll(durations).toEqual([0.35, 1])
})

test('the block Start sound has a default sound, which plays once an adult turns sound on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-lock', JSON.stringify({ palette: 28 })))
  const durations = await recordSoundDurations(page)
  await page.goto('/create')
  await page.getByRole('tab', { name: 'Sound' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Start sound/ })
    .click()
  await button(page, 'Run').click()
  await expect(page.getByText(/^Sound: .*An adult can turn it on in Settings\.$/)).toBeVisible()
  expect(await durations()).toEqual([])
  await button(page, 'Settings').click()
  const sound = page.getByRole('dialog').getByRole('switch', { name: 'Play sound in games' })
  await sound.click()
  await expect(sound).toHaveAttribute('aria-checked', 'true')
  for (const volume of ['50%', '15%']) await page.getByRole('radio', { name: volume }).check()
  await page.keyboard.press('Escape')
  await button(page, 'Run').click()
  await expect.poll(durations).toEqual([0.6])
})

test('a game that runs before the sound player is loaded waits for it, and plays and names its first sound', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ankur-lock', JSON.stringify({ palette: 28 })))
  await page.addInitScript(() => localStorage.setItem('ankur-comfort', JSON.stringify({ gameSound: true })))
  const durations = await recordSoundDurations(page)
  const run = Promise.withResolvers<void>()
  await page.route(/assets\/game-sounds-[^/]+\.js$/, async (route) => {
    await run.promise
    await route.continue()
  })
  await page.goto('/create')
  await page.getByRole('tab', { name: 'Sound' }).click()
  const startSound = page.getByRole('tabpanel').getByRole('button', { name: /^Start sound/ })
  await Promise.all([page.waitForRequest(/assets\/game-sounds-[^/]+\.js$/), startSound.click()])
  await button(page, 'Run').click()
  await expect(button(page, 'Stop').first()).toBeVisible()
  run.resolve()
  await expect(page.getByText(/^Sound: /)).toBeVisible()
  await expect.poll(durations).toEqual([0.6])
})
