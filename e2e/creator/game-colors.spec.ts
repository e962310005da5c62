/** Blocks that test what a sprite touches use the visible pixels: shapes and colours, in every theme. */
import { newBlock } from '@ankur/blocks/palette/new-block'
import { newProject } from '@ankur/blocks/new-project'
import type { Block, Input, Project } from '@ankur/blocks/project'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { expect, test } from '../fixtures.ts'
import { asFile, button, dialog, openFileDialog } from './small-game.ts'

// At this size all tools are in the toolbar; on a phone most are in the Menu.
test.use({ viewport: { width: 1280, height: 900 } })

let made = 0
function block(opcode: string, values: Record<string, string | Block> = {}, stacks: Block[][] = []): Block {
  const fresh = newBlock(opcode)
  if (!fresh) throw new Error(`no block ${opcode}`)
  const inputs = Object.entries(values).map(([name, value]): Input =>
    typeof value === 'string' ? { name, value } : { name, value: '', block: value },
  )
  return { ...fresh, id: `b${made++}`, ...(inputs.length > 0 && { inputs }), ...(stacks.length > 0 && { stacks }) }
}

const files = new Map<string, Uint8Array>()
function costume(name: string, side: number, shape: string) {
  const picture = `${name}.svg`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${shape}</svg>`
  files.set(picture, new TextEncoder().encode(svg))
  return { name, picture, width: side, height: side, centerX: side / 2, centerY: side / 2, resolution: 1 }
}

const touchesRing = () => block('sensing_touchingobject', { TOUCHINGOBJECTMENU: 'Ring' })
const touches = (COLOR: string) => () => block('sensing_touchingcolor', { COLOR })
const meets = (COLOR: string, COLOR2: string) => () => block('sensing_coloristouchingcolor', { COLOR, COLOR2 })

/** Positions, tests and expected answers. */
const cases: readonly [X: string, Y: string, asks: () => Block, answer: boolean][] = [
  // In the middle of the ring, on its line, and outside the ring but within its bounding box.
  ['0', '0', touchesRing, false],
  ['70', '0', touchesRing, true],
  ['66', '66', touchesRing, false],
  // The line is red. The dot is green on its left and blue on its right.
  ['70', '0', touches('#ff0000'), true],
  ['0', '0', touches('#ff0000'), false],
  ['60', '0', meets('#0000ff', '#ff0000'), true],
  ['60', '0', meets('#00ff00', '#ff0000'), false],
  // The meadow by day: its sky, and the nearer hill.
  ['-200', '100', touches('#dde7f4'), true],
  ['-200', '100', touches('#8dbfa3'), false],
  ['-200', '-170', touches('#8dbfa3'), true],
]

function game(): Project {
  const empty = newProject()
  const seen = { id: 'seen', name: 'seen', value: '' }
  const fields = [{ name: 'VARIABLE', value: seen.name, id: seen.id }]
  const read = () => ({ ...block('data_variable'), fields })
  const notes = (asks: Block) => {
    const joined = block('operator_join', { STRING1: read(), STRING2: block('operator_join', { STRING1: asks, STRING2: ' ' }) })
    return { ...block('data_setvariableto', { VALUE: joined }), fields }
  }
  const blocks = [
    block('event_whenflagclicked'),
    ...cases.flatMap(([X, Y, asks]) => [block('motion_gotoxy', { X, Y }), notes(asks())]),
    block('looks_say', { MESSAGE: read() }),
  ]
  const ring = costume('ring', 160, '<circle cx="80" cy="80" r="70" fill="none" stroke="#f00" stroke-width="8"/>')
  const dot = costume('dot', 20, '<circle cx="10" cy="10" r="9" fill="#0f0"/><path d="M10 1a9 9 0 0 1 0 18z" fill="#00f"/>')
  const sprites = empty.sprites.flatMap((cat) => [
    { ...cat, id: 'ring', name: 'Ring', layer: 1, x: 0, y: 0, costume: 0, costumes: [ring], scripts: [] },
    { ...cat, id: 'dot', name: 'Dot', layer: 2, costume: 0, costumes: [dot], scripts: [{ x: 0, y: 0, blocks }] },
  ])
  return { ...empty, sprites, stage: { ...empty.stage, variables: [seen] } }
}

test('touching tests use the visible pixels, in light and dark themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/create')
  await openFileDialog(page)
  const written = writeSb3(game(), files)
  if (!written.ok) throw new Error(written.problem)
  await page.getByLabel('Import a file').setInputFiles(asFile('colors.sb3', written.bytes))
  await expect(dialog(page, 'This game is in the file')).toContainText('Blocks:')
  await expect(dialog(page, 'This game is in the file')).not.toContainText('Not here yet')
  await button(page, 'Open this game').click()
  await button(page, 'Backdrop').click()
  await button(page, 'Meadow').click()
  await button(page, 'Run').click()
  const answers = cases.map(([, , , answer]) => answer).join(' ')
  await expect(page.getByRole('group', { name: /Dot says/ })).toHaveAccessibleName(new RegExp(`Dot says: ${answers}`))

  // The colour picker lists the colours of the pictures, by name.
  await button(page, 'Dot').click()
  await page.getByRole('button', { name: 'red: change', exact: true }).first().click()
  await page.getByRole('button', { name: /^\d+: blue$/ }).click()
  await expect(page.getByRole('button', { name: 'blue: change', exact: true }).first()).toHaveAttribute('aria-expanded', 'true')
})
