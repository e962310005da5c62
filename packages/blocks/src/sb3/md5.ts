/** MD5 (RFC 1321): Scratch names a picture or sound after the MD5 of its content. Used as a name only, not for security. */
export function md5(bytes: Uint8Array): string {
  const words = padded(bytes)
  let [a, b, c, d] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476]
  for (let block = 0; block < words.length; block += 16) {
    const [a0, b0, c0, d0] = [a, b, c, d]
    for (let step = 0; step < 64; step++) {
      const round = step >> 4
      const mixed = round === 0 ? (b & c) | (~b & d) : round === 1 ? (d & b) | (~d & c) : round === 2 ? b ^ c ^ d : c ^ (b | ~d)
      const place = ((multipliers[round] ?? 0) * step + (offsets[round] ?? 0)) & 15
      const sum = (a + mixed + (sines[step] ?? 0) + (words[block + place] ?? 0)) | 0
      const shift = shifts[(round << 2) | (step & 3)] ?? 0
      a = d
      d = c
      c = b
      b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
    }
    a = (a + a0) | 0
    b = (b + b0) | 0
    c = (c + c0) | 0
    d = (d + d0) | 0
  }
  return [a, b, c, d].map(hex).join('')
}

const multipliers = [1, 5, 3, 7]
const offsets = [0, 1, 5, 0]
const shifts = Uint8Array.of(7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21)
const sines = Int32Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0)

/** Padded to blocks of 64 bytes: a one bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1
  const filled = new Uint8Array(blocks * 64)
  filled.set(bytes)
  filled[bytes.length] = 0x80
  const view = new DataView(filled.buffer)
  view.setUint32(filled.length - 8, (bytes.length << 3) >>> 0, true)
  view.setUint32(filled.length - 4, Math.floor(bytes.length / 2 ** 29), true)
  return Int32Array.from({ length: blocks * 16 }, (_, index) => view.getInt32(index * 4, true))
}

function hex(word: number): string {
  return [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join('')
}
