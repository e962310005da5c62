const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map(Array.from(letters, (letter, index) => [letter, index]))

/** Decodes base64; invalid characters are ignored. */
export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let length = 0
  let bits = 0
  let waiting = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) continue
    bits = ((bits << 6) | value) & 0xffffff
    waiting += 6
    if (waiting < 8) continue
    waiting -= 8
    bytes[length++] = (bits >> waiting) & 0xff
  }
  return bytes.subarray(0, length)
}
