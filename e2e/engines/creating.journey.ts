/** The Game Creator by pointer: dragging, typing a number, running, taking a game out and in, painting. */
import { desk, expect, isAt, journey, sees } from './journey.ts'
import { button, css, group, tab as panelTab } from './tab.ts'

const palette = { role: 'tabpanel' } as const

journey('a block is dragged into a script, its number is typed, and the game runs and is kept', async ({ newTab }) => {
  const tab = await newTab({ size: desk })
  await tab.open('/create')
  await tab.press(panelTab('Events'))
  await tab.press(button('When flag clicked', palette))
  await tab.press(panelTab('Motion'))
  await tab.drag(button('Move 10 steps', palette), css('.workspace .block'))
  const block = button(/^Move 10 steps, 2 of 2/)
  await sees(tab, block)
  await tab.press(block)
  await tab.key('Enter', '2', '5', 'Enter')
  await sees(tab, button(/^Move 25 steps, 2 of 2/))
  await tab.press(button('Run', group('Game Creator')))
  await sees(tab, group(/^Cat: x 225, y 150/))
  await tab.reload()
  await sees(tab, button(/^Move 25 steps, 2 of 2/))
  await isAt(tab, /^\/create/)
})

journey('a finger paints on the page', async ({ tab }) => {
  await tab.open('/create')
  await tab.press(button('Add'))
  await tab.press(button(/^Draw/, { role: 'dialog' }))
  const paper = css('.paint__canvas')
  await sees(tab, paper)
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
