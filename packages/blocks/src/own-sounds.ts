/**
 * Our own sounds: soft tones that begin and end slowly, so that none comes as a fright. They are reckoned here and need no
 * file; their licence is that of our drawings, CC BY 4.0.
 */
export type OwnSound = keyof typeof tones

interface Note {
  readonly hertz: number
  readonly atSeconds: number
}

const tones = {
  'soft-tone': [{ hertz: 392, atSeconds: 0 }],
  'two-tones': [
    { hertz: 392, atSeconds: 0 },
    { hertz: 523.25, atSeconds: 0.3 },
  ],
  'low-tone': [{ hertz: 196, atSeconds: 0 }],
} as const satisfies Readonly<Record<string, readonly Note[]>>

export const ownSounds: readonly OwnSound[] = ['soft-tone', 'two-tones', 'low-tone']

/** In a second; the highest tone has far fewer waves. */
export const ownSoundRate = 11_025
const noteSeconds = 0.6
const riseSeconds = 0.08
/** Of the loudest a file can hold: below speech. */
const loudness = 0.5

export function ownSoundSeconds(sound: OwnSound): number {
  return noteSeconds + Math.max(...tones[sound].map(({ atSeconds }) => atSeconds))
}

export function isOwnSound(file: string): file is OwnSound {
  return Object.hasOwn(tones, file)
}

/** As a WAV file: one channel of 16 bits. */
export function ownSoundFile(sound: OwnSound): Uint8Array {
  const count = Math.round(ownSoundSeconds(sound) * ownSoundRate)
  const bytes = new Uint8Array(headBytes + count * 2)
  const view = new DataView(bytes.buffer)
  writeHead(view, count * 2)
  for (let index = 0; index < count; index++) {
    const level = tones[sound].reduce((sum, note) => sum + levelAt(index / ownSoundRate, note), 0)
    view.setInt16(headBytes + index * 2, Math.round((level / tones[sound].length) * loudness * 32_767), true)
  }
  return bytes
}

/** From -1 to 1: a wave that swells, then fades to nothing. */
function levelAt(seconds: number, { hertz, atSeconds }: Note): number {
  const at = seconds - atSeconds
  if (at < 0 || at > noteSeconds) return 0
  const swell = Math.min(at / riseSeconds, (noteSeconds - at) / (noteSeconds - riseSeconds), 1)
  return Math.sin(2 * Math.PI * hertz * at) * swell
}

const headBytes = 44

function writeHead(view: DataView, dataBytes: number): void {
  const text = (at: number, letters: string) => {
    for (const [index, letter] of Array.from(letters).entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, headBytes - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, ownSoundRate, true)
  view.setUint32(28, ownSoundRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
}
