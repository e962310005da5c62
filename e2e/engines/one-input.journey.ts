/** One input method only: the keyboard, or one switch (Space, while the choices are highlighted in turn). */
import { dealNumberStacking } from '@ankur/games'
import { calmAnswers } from '../fixtures.ts'
import { expect, expectAddress, expectFocus, expectText, expectVisible, journey } from './journey.ts'
import { openFirstLevel, playToItsEnd } from './rounds.ts'
import { button, css, dialog, group, main, type Tab, type Target } from './tab.ts'

type Way = 'Tab' | 'Shift+Tab'

/** Moves the focus to an element with Tab or Shift+Tab. After the last element Firefox leaves the page, and keys activate nothing. */
async function focusOn(tab: Tab, target: Target, way: Way = 'Tab'): Promise<void> {
  await expectVisible(tab, target)
  for (let step = 0; step < 60; step++) {
    if ((await tab.look(target)).hasFocus) return
    await tab.key(way)
  }
  await expectFocus(tab, target)
}

async function pressByKey(tab: Tab, target: Target, way: Way = 'Tab'): Promise<void> {
  await focusOn(tab, target, way)
  await tab.key('Enter')
}

async function typeByKey(tab: Tab, target: Target, text: string): Promise<void> {
  await focusOn(tab, target)
  await tab.key(...text.split(''))
}

journey('with the keyboard alone a parent signs up, signs in and answers the first questions', async ({ tab }) => {
  const [email, password] = [`keys-${tab.engine}-${Date.now()}@example.org`, 'mango-tree-42']
  await tab.open('/sign-up')
  await typeByKey(tab, css('#fullName'), 'Meera')
  await typeByKey(tab, css('#email'), email)
  await typeByKey(tab, css('#password'), password)
  await typeByKey(tab, css('#confirmPassword'), password)
  await pressByKey(tab, button('Create Account'))
  await expectAddress(tab, '/sign-in')
  await typeByKey(tab, css('#password'), password)
  await pressByKey(tab, button('Sign In', main))
  await expectAddress(tab, '/dashboard')
  await tab.open('/autism-test/question/1')
  for (const { questionId, answer } of calmAnswers.slice(0, 3)) {
    await expectAddress(tab, `/autism-test/question/${questionId}`)
    await pressByKey(tab, button(answer === 'yes' ? 'Yes' : 'No'))
  }
  await expectAddress(tab, '/autism-test/question/4')
})

journey('with the keyboard alone the first game is made: a block, another number, a run, and it is saved', async ({ tab }) => {
  await tab.open('/create')
  await pressByKey(tab, button('Move 10 steps', { role: 'tabpanel' }))
  const block = button(/^Move 10 steps, 1 of 1/)
  await expectVisible(tab, block)
  // On a block, Enter opens its first number; digits are typed straight in.
  await pressByKey(tab, block, 'Shift+Tab')
  await expectVisible(tab, css('.value-sheet [role=spinbutton]'))
  await tab.key('1', '0', '0', 'Enter')
  await expectVisible(tab, button(/^Move 100 steps, 1 of 1/))
  await pressByKey(tab, button('Run', group('Game Creator')), 'Shift+Tab')
  await expectVisible(tab, group(/^Cat: x 300, y 150/))
  await pressByKey(tab, button('Menu'))
  await pressByKey(tab, button('Save', dialog('Menu')))
  // The last message stays readable in the menu.
  await pressByKey(tab, button('Menu'))
  await expectText(tab, dialog('Menu'), /Saved on this/)
  await tab.reload()
  await expectVisible(tab, button(/^Move 100 steps, 1 of 1/))
})

journey('with one switch alone a game is played to its end', async ({ tab }) => {
  journey.setTimeout(180_000)
  await openFirstLevel(tab, 'number_stacking', { scanSeconds: 3 })
  const choose = async (target: Target) => {
    await expect.poll(async () => (await tab.look(target)).hasFocus, { timeout: 45_000, intervals: [200] }).toBe(true)
    await tab.key(' ')
  }
  await playToItsEnd(tab, dealNumberStacking(1, { numerals: 'latin', part: 1 }, 1), async (piece, place) => {
    await choose(piece)
    await choose(place)
  })
})
