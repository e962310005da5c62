import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from './inline-scripts.ts'

test('stored settings are applied before the first paint', () => {
  const chosen = {
    colours: 'calm',
    textSize: 130,
    spacing: 'roomy',
    movement: 'less',
    pictures: 'hide',
    readingBar: 'hide',
    speed: 0.6,
  }
  expect(attributesWith({ 'ankur-comfort': JSON.stringify(chosen) })).toEqual({
    'data-script': '',
    'data-theme': 'calm',
    'data-text': '130',
    'data-spacing': 'roomy',
    'data-movement': 'less',
    'data-pictures': 'hide',
    'data-reading-bar': 'hide',
  })
})

test('default, damaged and unknown values set nothing', () => {
  const stored = [
    '{',
    '7',
    '"calm"',
    'null',
    '[]',
    '{"colours":"pink","textSize":"150","spacing":1}',
    '{"colours":"phone","textSize":100}',
  ]
  for (const text of stored) expect(attributesWith({ 'ankur-comfort': text }), text).toEqual({ 'data-script': '' })
})

test('a session is seen, whatever became of the comfort settings', () => {
  expect(attributesWith({ 'ankur-comfort': '{', 'sb-localhost-auth-token': '{}' })).toHaveProperty('data-signed-in')
})

test('the preferred language of the browser is marked, and a chosen one takes priority', () => {
  expect(attributesWith({}, ['ta-IN', 'pa-IN', 'hi-IN'])).toHaveProperty('data-asks', 'pa')
  expect(attributesWith({}, ['hi-IN'])).not.toHaveProperty('data-language-kept')
  expect(attributesWith({ 'ankur-language': 'en' }, ['hi'])).toHaveProperty('data-language-kept')
})

/** The attributes of the root element after the script ran on a device with this content. */
function attributesWith(
  kept: Readonly<Record<string, string>>,
  languages: readonly string[] = [],
): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  const keys = Object.keys(kept)
  runInNewContext(themeScript, {
    navigator: { languages: languages },
    document: {
      documentElement: {
        setAttribute: (name: string, value: unknown) => (attributes[name] = String(value)),
        hasAttribute: () => false,
      },
    },
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      key: (index: number) => keys[index] ?? null,
      length: keys.length,
    },
  })
  return attributes
}
