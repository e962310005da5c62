/**
 * The comfort settings as data: every setting with its values, the default first. The theme script is also generated from
 * this table, so that a page has its final look before the first paint.
 */
export const comfortSettings = {
  colours: ['phone', 'light', 'dark', 'calm'],
  /** Per cent of the browser's text size. */
  textSize: [100, 115, 130, 150],
  spacing: ['standard', 'roomy'],
  movement: ['phone', 'less', 'free'],
  pictures: ['show', 'hide'],
  /** Reading progress bar of articles. */
  readingBar: ['show', 'hide'],
  /** Speed of reading aloud; 1 is the normal speed of the voice. */
  speed: [0.8, 0.6, 1],
  messages: ['close', 'stay'],
  /** On question pages: wait until Next is pressed. */
  waitForNext: [false, true],
} as const

export type ComfortSetting = keyof typeof comfortSettings
export type Comfort = { readonly [Setting in ComfortSetting]: (typeof comfortSettings)[Setting][number] }

/** Settings used by style sheets: each is an attribute of the root element, absent if it has the default value. */
export const comfortAttributes = {
  colours: 'data-theme',
  textSize: 'data-text',
  spacing: 'data-spacing',
  movement: 'data-movement',
  pictures: 'data-pictures',
  readingBar: 'data-reading-bar',
} as const satisfies { readonly [Setting in ComfortSetting]?: string }

/** Parses stored settings: a missing or invalid setting gets its default. */
export function parseComfort(stored: unknown): Comfort {
  const given = isRecord(stored) ? stored : {}
  const entries = Object.entries(comfortSettings).map(([setting, values]) => {
    const known = (values as readonly unknown[]).includes(given[setting])
    return [setting, known ? given[setting] : values[0]]
  })
  return Object.fromEntries(entries) as Comfort
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
