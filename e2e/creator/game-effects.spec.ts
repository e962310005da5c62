/** Colour and brightness effects of a Scratch game look as in Scratch, and flashing by effects is limited. */
import { newBlock } from '@ankur/blocks/palette/new-block'
import { addPicture, newProject } from '@ankur/blocks/new-project'
import type { Block, Project } from '@ankur/blocks/project'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

let made = 0
function block(opcode: string, change: Partial<Block> = {}): Block {
  const fresh = newBlock(opcode)
  if (!fresh) throw new Error(`no block ${opcode}`)
  return { ...fresh, id: `b${made++}`, ...change }
}

function effect(name: string, value: string): Block {
  return block('looks_seteffectto', { fields: [{ name: 'EFFECT', value: name }], inputs: [{ name: 'VALUE', value }] })
}

const nextFrame = () => block('control_wait', { inputs: [{ name: 'DURATION', value: '0' }] })

function script(...blocks: Block[]) {
  return [{ x: 0, y: 0, blocks: [block('event_whenflagclicked'), ...blocks] }]
}

const files = new Map<string, Uint8Array>()
function costume(color: string, width: number, height: number) {
  const picture = `${color}.svg`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`
  files.set(picture, new TextEncoder().encode(svg))
  return { name: color, picture, width, height, centerX: width / 2, centerY: height / 2, resolution: 1 }
}

function game(): Project {
  const empty = newProject()
  const sprites = empty.sprites.flatMap((cat) => {
    const at = (index: number, layer: number) => ({ ...cat, id: `s${index}`, name: `Sprite ${index}`, layer, costume: 0 })
    const flashes = block('control_forever', {
      stacks: [[effect('BRIGHTNESS', '100'), nextFrame(), effect('BRIGHTNESS', '-100'), nextFrame()]],
    })
    return [
      { ...at(0, 1), x: 0, y: 0, costumes: [costume('gray', 480, 300)], scripts: script(flashes) },
      { ...at(1, 2), x: 0, y: 165, costumes: [costume('red', 60, 20)], scripts: script(effect('COLOR', '100')) },
    ]
  })
  return { ...empty, sprites }
}

/** Red, green and blue of a pixel of the stage, from its upper left corner. */
function pointAt(page: Page, x: number, y: number): Promise<number[] | undefined> {
  return page.evaluate(
    ([across = 0, down = 0]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage__under')
      const scale = (canvas?.width ?? 0) / 480
      const data = canvas?.getContext('2d')?.getImageData(across * scale, down * scale, 1, 1).data
      return data && Array.from(data.subarray(0, 3))
    },
    [x, y],
  )
}

/** Number of changes between light and dark in the middle of the stage, in the worst second of two and a half. */
function maxTurns(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.stage__under')
    const times: number[] = []
    const begun = performance.now()
    let before: number | undefined
    while (performance.now() - begun < 2500) {
      await new Promise(requestAnimationFrame)
      const now = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[0]
      if (before !== undefined && now !== before) times.push(performance.now())
      before = now
    }
    return Math.max(0, ...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length))
  })
}

test('a game with effects shows their colours, and flashing by brightness is limited', async ({ page }) => {
  const written = writeSb3(game(), files)
  if (!written.ok) throw new Error(written.problem)
  await page.goto('/create')
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('button', { name: 'Game file', exact: true }).click()
  const buffer = Buffer.from(written.bytes)
  await page.getByLabel('Import a file').setInputFiles({ name: 'effects.sb3', mimeType: 'application/octet-stream', buffer })
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not here yet' })).toBeHidden()
  await page.getByRole('button', { name: 'Open this game', exact: true }).click()

  const tools = page.getByRole('group', { name: 'Game Creator' })
  await tools.getByRole('button', { name: 'Run', exact: true }).click()
  await expect.poll(() => pointAt(page, 240, 15)).toEqual([0, 255, 255])
  expect([0, 255]).toContain((await pointAt(page, 240, 180))?.[0])
  await expect(page.getByText('This game flashes fast.').first()).toBeVisible()
  const boxes = await page
    .locator('.stage__picture')
    .evaluateAll((layers) => layers.map((layer) => JSON.stringify(layer.getBoundingClientRect())))
  expect(new Set(boxes).size).toBe(1)
  const turns = await maxTurns(page)
  expect(turns).toBeGreaterThan(0)
  expect(turns).toBeLessThanOrEqual(6)

  await tools.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.locator('canvas.stage__under')).toBeHidden()
  await expect(page.locator('.stage__picture image').first()).toBeVisible()
})

test('a game that has ended shows all its effects, including those that take longer than a frame', async ({ page }) => {
  const places = Array.from({ length: 12 }, (_, at) => ({ x: (at % 4) * 110 - 165, y: 110 - Math.floor(at / 4) * 110 }))
  const all = places.reduce((before, at, index) => addPicture(before, 'cat', { name: `Cat ${index}`, ...at }), newProject())
  const sprites = all.sprites.map((sprite, index) => ({ ...sprite, scripts: script(effect('COLOR', String(90 + index))) }))
  const draft = JSON.stringify({ ankur: 1, project: { ...all, nextId: 10_000, sprites }, sprite: '' })
  await page.goto('/healthz')
  await page.evaluate((stored) => localStorage.setItem('ankur-draft', stored), draft)
  await page.goto('/create')
  await page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Run', exact: true }).click()
  // The cheek of each cat is orange; half a turn of hue makes it blue.
  const cheeks = () => Promise.all(places.map(({ x, y }) => pointAt(page, 240 + x - 19, 180 - y - 10)))
  await expect
    .poll(async () => (await cheeks()).filter(([red = 0, , blue = 0] = []) => blue > red + 50).length)
    .toBe(places.length)
})
