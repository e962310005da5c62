/** The Game Creator by pointer: dragging, typing a number, running, exporting and importing a game, painting. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSb3 } from '@ankur/blocks/sb3/check/check-sb3'
import { desk, expect, expectAddress, journey, expectText, expectVisible } from './journey.ts'
import { button, css, dialog, group, tab as panelTab, type Tab } from './tab.ts'

const palette = { role: 'tabpanel' } as const

journey('a block is dragged into a script, its number is typed, and the game runs and is saved', async ({ newTab }) => {
  const tab = await newTab({ size: desk })
  await tab.open('/create')
  await tab.press(panelTab('Events'))
  await tab.press(button('When flag clicked', palette))
  await tab.press(panelTab('Motion'))
  await tab.drag(button('Move 10 steps', palette), css('.workspace .block'))
  const block = button(/^Move 10 steps, 2 of 2/)
  await expectVisible(tab, block)
  await tab.press(block)
  await tab.key('Enter', '2', '5', 'Enter')
  await expectVisible(tab, button(/^Move 25 steps, 2 of 2/))
  await tab.press(button('Run', group('Game Creator')))
  await expectVisible(tab, group(/^Cat: x 225, y 150/))
  await expectVisible(tab, css('.stage__picture'))
  await tab.reload()
  await expectVisible(tab, button(/^Move 25 steps, 2 of 2/))
  await expectAddress(tab, /^\/create/)
})

journey('a press paints on the canvas', async ({ tab }) => {
  await tab.open('/create')
  await tab.press(button('Add'))
  await tab.press(button(/^Draw/, { role: 'dialog' }))
  const paper = css('.paint__canvas')
  await expectVisible(tab, paper)
  await tab.press(css('[role=application]'))
  const isPainted = () =>
    tab.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.paint__canvas')!
      return canvas
        .getContext('2d')!
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0)
    }, null)
  await expect.poll(isPainted).toBe(true)
})

journey('a game is exported as a Scratch file and imported again', async ({ newTab }) => {
  const tab = await newTab({ size: desk })
  await tab.open('/create')
  await tab.press(panelTab('Events'))
  await tab.press(button('When flag clicked', palette))
  await tab.press(panelTab('Motion'))
  await tab.press(button('Move 10 steps', palette))
  await openFiles(tab)
  await tab.press(button('Export as a file'))
  await expectVisible(tab, dialog('The file is ready'))
  await tab.run(recordDownloads, null)
  await tab.press(button('Save the file'))
  await expectText(tab, css('body'), /The file is saved in Downloads/)
  const bytes = new Uint8Array(await tab.run(readDownload, null))
  expect(checkSb3(bytes)).toEqual([])

  await tab.press(button(/^Move 10 steps, 2 of 2/))
  await tab.key('Delete')
  await expectVisible(tab, button(/^When flag clicked, 1 of 1/))
  const folder = mkdtempSync(join(tmpdir(), 'ankur-engines-'))
  writeFileSync(join(folder, 'my-game.sb3'), bytes)
  await openFiles(tab)
  await tab.attach(css('input[type=file]', { role: 'dialog' }), join(folder, 'my-game.sb3'))
  await expectText(tab, dialog('This game is in the file'), /Blocks: 2/)
  rmSync(folder, { recursive: true })
  await tab.press(button('Open this game'))
  await expectVisible(tab, button(/^Move 10 steps, 2 of 2/))
})

async function openFiles(tab: Tab): Promise<void> {
  await tab.press(button('Games'))
  await tab.press(button('Game file'))
}

/** Runs in the page: no protocol reports in every engine which file a browser has downloaded. */
function recordDownloads(): void {
  const make = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (made: Blob) => {
    Object.assign(globalThis, { saved: made })
    return make(made)
  }
}

async function readDownload(): Promise<number[]> {
  const { saved } = globalThis as unknown as { saved: Blob }
  return [...new Uint8Array(await saved.arrayBuffer())]
}

journey('a missing or blocked microphone shows a message that leads to the sound library', async ({ tab }) => {
  await tab.open('/create')
  await tab.press(css('.sprites__one'))
  const sheet = { role: 'dialog' } as const
  await tab.press(button('Sounds', sheet))
  await tab.press(button('Record', sheet))
  await tab.press(button('Record', sheet))
  await expectText(tab, { role: 'alert', within: sheet }, /microphone/)
  await tab.press(button('Sound library', sheet))
  await tab.press(button('Nature', sheet))
  await tab.press(button('Add Rain', sheet))
  await expectVisible(tab, button('Hear Rain', sheet))
})
