/**
 * Own sounds: recorded, cut and stored only on the device, and our library; with every result of a microphone
 * request.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readSb3 } from '@ankur/blocks/sb3/read'
import { soundIn } from '@ankur/blocks/sb3/sound-length'
import { builtInSoundFile } from '@ankur/blocks/sounds/built-in-sound-files'
import { axeViolations } from '../../every-page/axe-violations.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ viewport: { width: 360, height: 616 } })

const sheet = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })

/** A generated tone replaces the microphone, which this machine does not have; requests are counted. */
async function stubMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { requests: 0, live: () => 0, refusal: '' }
    const streams: MediaStream[] = []
    counted.live = () => streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length
    Object.assign(globalThis, { counted })
    navigator.mediaDevices.getUserMedia = () => {
      counted.requests++
      if (counted.refusal) return Promise.reject(new DOMException('no', counted.refusal))
      const context = new AudioContext()
      const [tone, quieter] = [context.createOscillator(), context.createGain()]
      const out = context.createMediaStreamDestination()
      quieter.gain.value = 0.3
      tone.connect(quieter).connect(out)
      tone.start()
      streams.push(out.stream)
      return Promise.resolve(out.stream)
    }
  })
}

const microphone = (page: Page) =>
  page.evaluate(() => {
    const { requests, live } = (globalThis as unknown as { counted: { requests: number; live: () => number } }).counted
    return { requests, live: live() }
  })

async function failMicrophone(page: Page, name: string): Promise<void> {
  await page.evaluate((refusal) => Object.assign((globalThis as unknown as { counted: object }).counted, { refusal }), name)
}

async function openSounds(page: Page): Promise<void> {
  await page.goto('/create')
  await page.locator('.sprites__one', { hasText: 'Cat' }).click()
  await button(page, 'Sounds').click()
  await expect(sheet(page).getByText('Cat has no sound yet.')).toBeVisible()
}

async function recordForAMoment(page: Page): Promise<void> {
  await button(page, 'Record').click()
  await expect(sheet(page).getByText('The microphone is on', { exact: true })).toBeVisible()
  await expect(sheet(page).getByText('1 of 10 seconds')).toBeVisible()
  await button(page, 'Stop').click()
  await expect(button(page, 'Keep')).toBeVisible()
}

test('a voice is recorded, cut with buttons, played, saved and exported, and nothing of it is uploaded', async ({ page }) => {
  await stubMicrophone(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const answer = await page.goto('/create')
  expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)')
  await openSounds(page)
  expect((await microphone(page)).requests).toBe(0)
  await button(page, 'Record').click()
  expect((await microphone(page)).requests).toBe(0)
  expect(await axeViolations(page, '.recorder')).toEqual([])
  await recordForAMoment(page)
  expect(await microphone(page)).toEqual({ requests: 1, live: 0 })
  expect(await axeViolations(page, '.recorder')).toEqual([])

  const start = sheet(page).getByRole('slider', { name: 'Start' })
  const end = sheet(page).getByRole('slider', { name: 'End' })
  const before = Number(await end.getAttribute('aria-valuenow'))
  const from = Number(await start.getAttribute('aria-valuenow'))
  for (let times = 0; times < 3; times++) await button(page, 'Start later').click()
  for (let times = 0; times < 2; times++) await button(page, 'End earlier').click()
  await end.press('ArrowLeft')
  const [first, last] = [Number(await start.getAttribute('aria-valuenow')), Number(await end.getAttribute('aria-valuenow'))]
  expect(first - from).toBeCloseTo(0.3, 1)
  expect(before - last).toBeCloseTo(0.3, 1)
  await sheet(page).getByRole('slider', { name: 'How loud' }).fill('100')
  await button(page, 'Play').click()
  await expect(sheet(page).getByText('Sound is off. Turn it on?')).toBeVisible()
  await button(page, 'Turn sound on').click()
  await expect(button(page, 'Play')).toBeVisible()

  await failMicrophone(page, 'NotAllowedError')
  await button(page, 'Record again').click()
  await expect(sheet(page).getByRole('alert')).toContainText('Your earlier recording is still here.')
  await button(page, 'Change the name').click()
  await sheet(page).getByLabel('Name of the sound').fill('Namaste')
  await sheet(page).getByLabel('Name of the sound').press('Enter')
  await button(page, 'Back to the sounds').click()
  await button(page, 'Close').click()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(sheet(page).getByText('Namaste')).toBeVisible()
  await button(page, 'Keep').click()
  await expect(button(page, 'Hear Namaste')).toBeVisible()
  expect(sent).toEqual([])

  await page.reload()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('button', { name: 'Game file', exact: true }).click()
  await page.getByRole('button', { name: 'Export as a file', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file', exact: true }).click()
  const read = readSb3(readFileSync(await (await download).path()))
  if (!read.ok) throw new Error('the file has no game')
  const [sound] = read.project.sprites[0]?.sounds ?? []
  expect(sound?.name).toBe('Namaste')
  const found = soundIn(read.files.get(sound?.file ?? '') ?? new Uint8Array())
  expect(found?.kind).toBe('wav')
  expect(found?.seconds).toBeCloseTo(last - first, 1)
})

test('each microphone error shows a message and leads to the library', async ({ page }) => {
  await stubMicrophone(page)
  await openSounds(page)
  await button(page, 'Record').click()
  for (const [name, message] of [
    ['NotAllowedError', 'The microphone is switched off for Ankur.'],
    ['NotFoundError', 'We found no microphone on this device.'],
    ['NotReadableError', 'Another app is using the microphone.'],
  ] as const) {
    await failMicrophone(page, name)
    await button(page, 'Record').click()
    await expect(sheet(page).getByRole('alert')).toContainText(message)
  }
  await button(page, 'Sound library').click()
  await button(page, 'Nature').click()
  expect(await axeViolations(page, '.sounds-library')).toEqual([])
  await button(page, 'Hear Rain').click()
  await expect(sheet(page).getByText('Sound is off. Turn it on?')).toBeVisible()
  await button(page, 'Not now').click()
  await button(page, 'Add Rain').click()
  await button(page, 'Sound library').click()
  await button(page, 'Add Sa').click()
  await expect(button(page, 'Hear Sa')).toBeVisible()
  await sheet(page)
    .getByRole('button', { name: /^Sa 0\.9/ })
    .click()
  await button(page, 'Up').click()
  await sheet(page).getByLabel('Name of Sa').fill('Morning')
  await button(page, 'Rename').click()
  expect(await axeViolations(page, '.creator-sheet')).toEqual([])
  await expect(sheet(page).getByRole('listitem')).toHaveText([/^Morning/, /^Rain/])
  await button(page, 'Delete').click()
  await expect(sheet(page).getByRole('listitem')).toHaveText([/^Rain/])
})

test('without free storage a recording stays on the page, and a file that is too large is rejected with a message', async ({
  page,
}, info) => {
  await stubMicrophone(page)
  await openSounds(page)
  const choose = async (name: string, bytes: Uint8Array) => {
    writeFileSync(info.outputPath(name), bytes)
    await sheet(page).locator('input[type=file]').setInputFiles(info.outputPath(name))
  }
  await choose('large.wav', Buffer.alloc(20_000_000))
  await expect(sheet(page).getByRole('alert')).toHaveText('This file is too large. Choose a sound of up to 10 MB.')
  await choose('long.wav', longSilence())
  await expect(sheet(page).getByRole('alert')).toHaveText('This sound is longer than a minute. Choose a shorter one.')
  await choose('notes.wav', Buffer.from('no sound at all'))
  await expect(sheet(page).getByRole('alert')).toHaveText('We cannot read this file as a sound. Nothing changed.')
  await choose('my bell.wav', builtInSoundFile('sound-bell'))
  await expect(sheet(page).getByText('my bell')).toBeVisible()
  await page.evaluate(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put')
    Object.assign(globalThis, { roomAgain: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await button(page, 'Keep').click()
  await expect(sheet(page).getByRole('alert')).toContainText('This device has no room for the sound.')
  await page.evaluate(() => (globalThis as unknown as { roomAgain: () => void }).roomAgain())
  await button(page, 'Keep').click()
  await expect(button(page, 'Hear my bell')).toBeVisible()
})

/** Silence of 53 minutes, with eight bits and so low a sample rate that the file is small. */
function longSilence(): Buffer {
  const [rate, seconds] = [3000, 3200]
  const bytes = Buffer.alloc(44 + rate * seconds, 128)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + rate * seconds, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  for (const [index, value] of [1, 1].entries()) bytes.writeUInt16LE(value, 20 + index * 2)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate, 28)
  for (const [index, value] of [1, 8].entries()) bytes.writeUInt16LE(value, 32 + index * 2)
  bytes.write('data', 36)
  bytes.writeUInt32LE(rate * seconds, 40)
  return bytes
}

test('the idea "Your own voice" of a ready game: one recording, which the next run plays', async ({ page }) => {
  await stubMicrophone(page)
  await page.goto('/create')
  await page.getByRole('button', { name: 'Ready games', exact: true }).click()
  await button(page, 'Say hello to grandmother').click()
  await page.getByRole('button', { name: 'Your own voice', exact: true }).click()
  await recordForAMoment(page)
  await expect(sheet(page).getByText('My voice')).toBeVisible()
  await button(page, 'Keep').click()
  await expect(page.getByRole('button', { name: 'Your own voice Done', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('group', { name: 'Keys of this game' }).getByRole('button').first().click()
  await expect(page.getByText('Sound: My voice.')).toBeVisible()
})
