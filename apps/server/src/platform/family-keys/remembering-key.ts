import type { FamilyKey } from './data-key.ts'

/** Caches short values, such as a name or the facts of a result; longer ones are decrypted each time. */
const LONGEST_BYTES = 1024
const MAX_VALUES = 128

/**
 * A family's key that caches the small values it decrypted last, because lists are requested repeatedly. The cache key is the
 * complete sealed value with its place, to which the encryption is bound too.
 */
export function rememberingKey(key: FamilyKey): FamilyKey {
  const texts = new Map<string, string>()

  function remember(name: string, text: string): void {
    const oldest = texts.size < MAX_VALUES ? undefined : texts.keys().next().value
    if (oldest !== undefined) texts.delete(oldest)
    texts.set(name, text)
  }

  return {
    ...key,
    open(place, sealed) {
      if (sealed.byteLength > LONGEST_BYTES) return key.open(place, sealed)
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const name = `${place.column} ${place.rowId} ${bytes.toString('latin1')}`
      const known = texts.get(name)
      if (known !== undefined) return JSON.parse(known)
      const text = key.openBytes(place, sealed).toString('utf8')
      remember(name, text)
      return JSON.parse(text)
    },
  }
}
