/** A game from a file that flashes with every frame is limited to three flashes a second. */
import { newBlock } from '@ankur/blocks/palette/new-block'
import { newProject } from '@ankur/blocks/new-project'
import type { Block, Project } from '@ankur/blocks/project'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

function made(opcode: string, change: Partial<Block> = {}): Block {
  const block = newBlock(opcode)
  if (!block) throw new Error(`no block ${opcode}`)
  return { ...block, id: opcode, ...change }
}

/** When flag clicked, forever: the given blocks. */
function endless(...blocks: Block[]) {
  return [{ x: 0, y: 0, blocks: [made('event_whenflagclicked'), made('control_forever', { stacks: [blocks] })] }]
}

const colored = (color: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="${color}"/></svg>`,
  )
const files = new Map([
  ['black.svg', colored('#000000')],
  ['white.svg', colored('#ffffff')],
])
const costumes = [...files.keys()].map((picture) => ({
  name: picture,
  picture,
  width: 480,
  height: 360,
  centerX: 240,
  centerY: 180,
  resolution: 1,
}))

const empty = newProject()
const games: Readonly<Record<string, Project>> = {
  'a backdrop that changes': {
    ...empty,
    stage: { ...empty.stage, costumes, costume: 0, scripts: endless(made('looks_nextbackdrop')) },
  },
  'a large sprite that hides and shows': {
    ...empty,
    sprites: empty.sprites.map((cat) => ({
      ...cat,
      costumes: costumes.slice(0, 1),
      costume: 0,
      x: 0,
      y: 0,
      scripts: endless(
        made('looks_hide'),
        made('control_wait', { inputs: [{ name: 'DURATION', value: '0' }] }),
        made('looks_show'),
      ),
    })),
  },
}

/** Records each time the picture on the stage changes. */
async function watchStage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { stageChanges: times })
    const stage = document.querySelector('.stage__picture')
    if (!stage) throw new Error('no stage')
    const pictures = () => [...stage.querySelectorAll('image')].map((image) => image.getAttribute('href')).join()
    let seen = pictures()
    const note = () => {
      const now = pictures()
      if (now !== seen) times.push(performance.now())
      seen = now
    }
    new MutationObserver(note).observe(stage, { subtree: true, childList: true, attributeFilter: ['href'] })
  })
}

for (const [name, game] of Object.entries(games)) {
  test(`${name} with every frame is limited to six changes a second, and the stage says so`, async ({ page }) => {
    const written = writeSb3(game, files)
    if (!written.ok) throw new Error(written.problem)
    await page.goto('/create')
    await page.getByRole('button', { name: 'Games', exact: true }).click()
    await page.getByRole('button', { name: 'Game file', exact: true }).click()
    const buffer = Buffer.from(written.bytes)
    await page.getByLabel('Import a file').setInputFiles({ name: 'flashes.sb3', mimeType: 'application/octet-stream', buffer })
    await page.getByRole('button', { name: 'Open this game', exact: true }).click()
    await expect(page.locator('.stage__picture image').first()).toBeVisible()

    await watchStage(page)
    await page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByText('This game flashes fast.').first()).toBeVisible()
    const begun = await page.evaluate(() => performance.now())
    await page.waitForFunction((from) => performance.now() - from > 4000, begun)
    const times = await page.evaluate(() => (globalThis as unknown as { stageChanges: number[] }).stageChanges)

    const inASecond = times.map((from) => times.filter((time) => time >= from && time < from + 1000).length)
    // The game continues at thirty frames a second.
    expect(times.length).toBeGreaterThan(4)
    expect(Math.max(...inASecond)).toBeLessThanOrEqual(6)
    await page.getByRole('group', { name: 'Game Creator' }).getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('The game has stopped.')).toBeVisible()
  })
}
