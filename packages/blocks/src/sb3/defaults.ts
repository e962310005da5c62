/** The values that our files contain where a game has none: equal values need not be stored. */

/** Of the stage; we have neither music tempo nor camera. */
export const defaultStage: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['tempo', 60],
  ['videoTransparency', 50],
  ['videoState', 'on'],
  ['textToSpeechLanguage', null],
])

/** One of these with the type that Scratch needs: a value of another type is replaced by the default. */
export function stageValue(key: string, found: unknown): unknown {
  const isFine =
    key === 'videoState'
      ? found === 'on' || found === 'off' || found === 'on-flipped'
      : key === 'textToSpeechLanguage'
        ? typeof found === 'string'
        : typeof found === 'number' && Number.isFinite(found)
  return isFine ? found : defaultStage.get(key)
}

/** Samples of a sound per second. */
export const defaultRate = 48_000

/** Of a monitor, besides its value. */
export const defaultMonitor: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['mode', 'default'],
  ['width', 0],
  ['height', 0],
  ['x', 5],
  ['y', 5],
  ['sliderMin', 0],
  ['sliderMax', 100],
  ['isDiscrete', true],
])
