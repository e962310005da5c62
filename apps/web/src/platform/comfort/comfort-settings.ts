/**
 * The comfort settings as data: every setting with its values, the standard first. The theme script is made from this
 * table too, so that a page looks as it will before anything is painted.
 */
export const comfortSettings = {
  colours: ['phone', 'light', 'dark', 'calm'],
  /** Percent of the browser's own text size. */
  textSize: [100, 115, 130, 150],
  spacing: ['standard', 'roomy'],
  movement: ['phone', 'less', 'free'],
  pictures: ['show', 'hide'],
  /** Of articles: how far one has read. */
  readingBar: ['show', 'hide'],
  /** Of reading aloud; 1 is the voice's own. */
  speed: [0.8, 0.6, 1],
  messages: ['close', 'stay'],
  /** Question pages: stay until Next is pressed. */
  waitForNext: [false, true],
} as const

export type ComfortSetting = keyof typeof comfortSettings
export type Comfort = { readonly [Setting in ComfortSetting]: (typeof comfortSettings)[Setting][number] }

/** Settings that style sheets read: each is an attribute of the root element, left out while it is standard. */
export const comfortAttributes = {
  colours: 'data-theme',
  textSize: 'data-text',
  spacing: 'data-spacing',
  movement: 'data-movement',
  pictures: 'data-pictures',
  readingBar: 'data-reading-bar',
} as const satisfies { readonly [Setting in ComfortSetting]?: string }

/** Whatever was stored, as settings: what is missing or damaged is standard. */
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
