/** The format and length of a sound file, from its header. */
export interface FoundSound {
  readonly kind: 'wav' | 'mp3'
  /** 0 if the header does not tell. */
  readonly seconds: number
}

export function soundIn(bytes: Uint8Array): FoundSound | null {
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WAVE')) return { kind: 'wav', seconds: wavSeconds(bytes) }
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
  return isFrame || hasText(bytes, 0, 'ID3') ? { kind: 'mp3', seconds: 0 } : null
}

/** The shortest possible WAV file: replaces a sound that cannot be played. */
export const silence: Uint8Array = Uint8Array.from(
  '52494646 26000000 57415645 666d7420 10000000 0100 0100 80bb0000 00770100 0200 1000 64617461 02000000 0000'
    .replaceAll(' ', '')
    .match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
)

function wavSeconds(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let bytesPerSecond = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    if (hasText(bytes, at, 'fmt ') && at + 20 <= bytes.length) bytesPerSecond = view.getUint32(at + 16, true)
    // The last chunk may declare more than there is.
    if (hasText(bytes, at, 'data') && bytesPerSecond > 0) return Math.min(length, bytes.length - at - 8) / bytesPerSecond
    at += 8 + length + (length % 2)
  }
  return 0
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text, (letter) => letter.charCodeAt(0)).every((code, index) => bytes[at + index] === code)
}
