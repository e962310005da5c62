/**
 * The talk board: a sentence, its words in large letters where no voice speaks the language, and the adults' page.
 */
import { talk } from '@ankur/content/words/en/talk/talk'
import { talk as talkInPunjabi } from '@ankur/content/words/pa/talk/talk'
import { expect, journey, expectText, expectVisible, expectHidden } from './journey.ts'
import { button, css, dialog, group, heading, region, status, textbox } from './tab.ts'

const word = (name: string) => button(new RegExp(`^${name}, (?!folder)`), group(talk.board))

journey('presses on the talk board build a sentence, and remove its last word again', async ({ tab }) => {
  const sentence = status(undefined, region(talk.strip))
  await tab.open('/talk')
  await tab.press(word('I, me'))
  await tab.press(word('want'))
  await expectText(tab, sentence, /^I want$/)
  await tab.press(button(talk.take_back))
  await expectText(tab, sentence, /^I$/)
})

journey('without a Punjabi voice, the sentence fills the screen until it is closed', async ({ tab }) => {
  await tab.open('/healthz')
  await tab.run(() => localStorage.setItem('ankur-language', 'pa'), null)
  await tab.open('/talk')
  await tab.press(button(/^ਹੋਰ, /))
  await tab.press(button(talkInPunjabi.speak))
  await expectText(tab, dialog(talkInPunjabi.big_text), /ਹੋਰ/)
  const { box } = await tab.look(css('[role=dialog]'))
  expect(box.width).toBeGreaterThan(300)
  await tab.key('Escape')
  await expectHidden(tab, dialog(talkInPunjabi.big_text))
})

journey("the adults' page opens only with the right sum, and hides a word of the board", async ({ tab }) => {
  await tab.open('/talk')
  await tab.press(button(talk.adults))
  await tab.type(textbox(/^What is/), '2')
  await tab.press(button(talk.lock_open))
  await expectText(tab, css('main'), new RegExp(talk.lock_wrong))
  const { text } = await tab.look(css('main'))
  const sum = [...text.matchAll(/\b(three|four|five|six|seven|eight|nine)\b/g)].map(([each]) => numbers.indexOf(each))
  // It is also in the message for screen readers.
  await tab.type(textbox(/^What is/), String(sum.slice(0, 2).reduce((one, other) => one + other)))
  await tab.press(button(talk.lock_open))
  await expectVisible(tab, heading('Talk board: for adults'))
  await tab.press({ css: 'main summary', nth: 0 })
  await tab.press(button('eat'))
  await tab.press(button(talk.big_close))
  await expectVisible(tab, word('drink'))
  await expectHidden(tab, word('eat'))
})

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
