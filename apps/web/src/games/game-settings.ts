import { languages, type Language } from '@ankur/content'
import { numeralScripts, type DealOptions } from '@ankur/games/deal-options'
import { isRecord } from '../platform/comfort/comfort-settings.ts'

/** The settings of all games, the standard first. */
export const gameSettings = {
  numerals: numeralScripts,
  /** `page`: whichever language the page is in. */
  letters: ['page', ...languages],
  pieceSize: ['standard', 'large'],
  /** How much moves and changes; the phone's reduced motion setting always means quiet. */
  sensory: ['soft', 'quiet', 'lively'],
  /** The short texts over the board; without them only their speaker button is shown. */
  words: [true, false],
  sound: [false, true],
  /** A placed piece is named: by the family's recording alone, or otherwise by the device's own voice. */
  voice: [false, 'recorded', true],
  /** In the garden: a plant's name in every language, or in that of the page alone. */
  plantNames: ['all', 'one'],
  /** Percent; never louder than speech. */
  volume: [30, 15, 50],
  /** One switch: seconds after which the next thing to choose is marked. 0 is off. */
  scanSeconds: [0, 2, 3, 5, 8],
  /** The order of the family, for pictures of the day. */
  morning: ['either', 'bath_first', 'breakfast_first'],
  /** How two people who take turns sit: opposite each other or on one side of the phone. */
  seats: ['across', 'beside'],
  /** Pictures of visits that may frighten a child. */
  visits: [false, true],
} as const

export type GameSetting = keyof typeof gameSettings
export type GameSettings = { readonly [Setting in GameSetting]: (typeof gameSettings)[Setting][number] }

/** Parses any stored value; missing or damaged settings get their default. */
export function parseGameSettings(stored: unknown): GameSettings {
  const given = isRecord(stored) ? withVoice(stored) : {}
  const entries = Object.entries(gameSettings).map(([setting, values]) => {
    const known = (values as readonly unknown[]).includes(given[setting])
    return [setting, known ? given[setting] : values[0]]
  })
  return Object.fromEntries(entries) as GameSettings
}

/** Before pieces could be named, the sound included the family's recordings: who heard them still does. */
function withVoice(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return stored.sound === true && !('voice' in stored) ? { ...stored, voice: 'recorded' } : stored
}

export function dealOptions({ numerals, letters, morning, visits }: GameSettings, language: Language): DealOptions {
  return { numerals, letters: letters === 'page' ? language : letters, morning, visits }
}
