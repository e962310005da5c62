/** Codes of an authenticator app: RFC 6238 with SHA-1, 6 digits and steps of 30 seconds, which every app supports. */
export const TOTP_DIGITS = 6
export const TOTP_STEP_SECONDS = 30

/** The current step and its two neighbours, as a phone's clock may be a little off. */
export function stepsAround(nowMs: number): readonly number[] {
  const step = Math.floor(nowMs / 1000 / TOTP_STEP_SECONDS)
  return [step, step - 1, step + 1]
}

/** The digits of a step, from the HMAC-SHA-1 of its eight bytes (RFC 4226, section 5.3). */
export function digitsOf(hmac: Uint8Array): string {
  const at = (hmac[19] ?? 0) & 0xf
  const [a = 0, b = 0, c = 0, d = 0] = hmac.subarray(at, at + 4)
  const number = ((a & 0x7f) << 24) | (b << 16) | (c << 8) | d
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0')
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 without padding (RFC 4648), the form in which apps read a secret. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text
}

/** The text of the QR code for an app. */
export function otpauthUri({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const digits = `digits=${TOTP_DIGITS}&period=${TOTP_STEP_SECONDS}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&${digits}`
}
