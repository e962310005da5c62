import { expect, test } from 'vitest'
import { comfortSettings, parseComfort } from './comfort-settings.ts'

const standard = parseComfort(null)

test('everything is standard for somebody who has chosen nothing', () => {
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

test('damaged content counts as standard', () => {
  for (const stored of [undefined, 7, 'calm', [], ['calm'], {}, { colours: 'pink', textSize: '150', speed: 9, messages: null }]) {
    expect(parseComfort(stored)).toEqual(standard)
  }
})

test('one damaged setting costs no other, and what an older version kept still holds', () => {
  const stored = { colours: 'calm', textSize: 'huge', speed: 0.6, waitForNext: true, messages: 'stay', sound: 'on' }
  const kept = { colours: 'calm', speed: 0.6, waitForNext: true, messages: 'stay' }
  expect(parseComfort(stored)).toEqual({ ...standard, ...kept })
})

test('every value that can be chosen is kept as it is', () => {
  for (const [setting, values] of Object.entries(comfortSettings)) {
    for (const value of values) expect(parseComfort({ [setting]: value })).toEqual({ ...standard, [setting]: value })
  }
})
