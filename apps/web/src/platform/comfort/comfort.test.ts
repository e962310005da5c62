import { expect, test } from 'vitest'
import { comfortSettings, parseComfort } from './comfort-settings.ts'

const standard = parseComfort(null)

test('every setting has its default if nothing was chosen', () => {
  expect(standard).toEqual({
    colours: 'phone',
    textSize: 100,
    spacing: 'standard',
    movement: 'phone',
    pictures: 'show',
    speed: 0.8,
    messages: 'close',
    waitForNext: false,
    readingBar: 'show',
  })
})

test('invalid stored content gives the defaults', () => {
  for (const stored of [undefined, 7, 'calm', [], ['calm'], {}, { colours: 'pink', textSize: '150', speed: 9, messages: null }]) {
    expect(parseComfort(stored)).toEqual(standard)
  }
})

test('one invalid setting does not affect others, and settings of an older version are kept', () => {
  const stored = { colours: 'calm', textSize: 'huge', speed: 0.6, waitForNext: true, messages: 'stay', sound: 'on' }
  const kept = { colours: 'calm', speed: 0.6, waitForNext: true, messages: 'stay' }
  expect(parseComfort(stored)).toEqual({ ...standard, ...kept })
})

test('every selectable value is stored unchanged', () => {
  for (const [setting, values] of Object.entries(comfortSettings)) {
    for (const value of values) expect(parseComfort({ [setting]: value })).toEqual({ ...standard, [setting]: value })
  }
})
