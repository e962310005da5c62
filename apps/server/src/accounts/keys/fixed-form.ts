const P256_BYTES = 32

/**
 * An ECDSA signature as tokens carry it (RFC 7518, 3.4: r and s, 32 bytes each, for P-256), from the DER form
 * `30 len 02 len r 02 len s` that OpenSSL makes.
 */
export function toFixedForm(der: Buffer): Buffer {
  const fixed = Buffer.alloc(2 * P256_BYTES)
  const rStart = 4
  const rEnd = rStart + byteAt(der, 3)
  const sStart = rEnd + 2
  place(der.subarray(rStart, rEnd), fixed, P256_BYTES)
  place(der.subarray(sStart, sStart + byteAt(der, rEnd + 1)), fixed, 2 * P256_BYTES)
  return fixed
}

/** DER writes the shortest number that is not negative: it may be shorter than 32 bytes, or one zero longer. */
function place(number: Buffer, into: Buffer, end: number): void {
  const digits = number.subarray(Math.max(0, number.length - P256_BYTES))
  digits.copy(into, end - digits.length)
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('the signature is cut short')
  return byte
}
