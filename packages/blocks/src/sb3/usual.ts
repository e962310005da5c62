/** What a file of ours says where a game says nothing: what equals it need not be kept. */

/** Of the stage; we have neither music tempo nor camera. */
export const usualStage: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['tempo', 60],
  ['videoTransparency', 50],
  ['videoState', 'on'],
  ['textToSpeechLanguage', null],
])

/** One of these as Scratch wants it: what is of another kind is the usual one. */
export function stageValue(key: string, found: unknown): unknown {
  const isFine =
    key === 'videoState'
      ? found === 'on' || found === 'off' || found === 'on-flipped'
      : key === 'textToSpeechLanguage'
        ? typeof found === 'string'
        : typeof found === 'number' && Number.isFinite(found)
  return isFine ? found : usualStage.get(key)
}

/** Samples of a sound in a second. */
export const usualRate = 48_000

/** Of a readout, besides what it shows. */
export const usualMonitor: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['mode', 'default'],
  ['width', 0],
  ['height', 0],
  ['x', 5],
  ['y', 5],
  ['sliderMin', 0],
  ['sliderMax', 100],
  ['isDiscrete', true],
])
