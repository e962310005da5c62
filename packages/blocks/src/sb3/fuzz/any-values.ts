/** Arbitrary texts, numbers, pictures and sounds for test projects. */
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { standIn } from '../media.ts'
import { md5 } from '../md5.ts'
import { silence } from '../sound-length.ts'

const png = Uint8Array.from('89504e470d0a1a0a0000000d494844520000002800000014'.match(/../g) ?? [], (byte) =>
  Number.parseInt(byte, 16),
)
export const pictures = [
  { bytes: standIn({ width: 96, height: 100 }), ending: 'svg', width: 96, height: 100 },
  { bytes: standIn({ width: 480, height: 360 }), ending: 'svg', width: 480, height: 360 },
  { bytes: png, ending: 'png', width: 40, height: 20 },
]
export const sounds = [
  { bytes: silence, ending: 'wav' },
  { bytes: strToU8('ID3 and so on'), ending: 'mp3' },
]

/** The pictures and sounds that the projects refer to. */
export const files: ReadonlyMap<string, Uint8Array> = new Map(
  [...pictures, ...sounds].map(({ bytes, ending }) => [`${md5(bytes)}.${ending}`, bytes]),
)

const strange = ['__proto__', 'constructor', 'toString', '', ' ', '<b>&"\'', 'बिल्ली', 'ਬਿੱਲੀ', '👩‍👧', '\u202Egnp', '\ud800', '\0']
export const text = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
/** A key that objects do not sort to the front. */
export const key = text.filter((each) => !/^\d+$/.test(each) && !each.startsWith('SUBSTACK'))
export const amount = fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e9, max: 1e9 }).map((each) => each + 0)
export const value = fc.oneof(text, amount, fc.boolean())
export const comment = fc.record({
  text,
  x: fc.option(amount),
  y: fc.option(amount),
  width: amount,
  height: amount,
  minimized: fc.boolean(),
})
const json = fc.jsonValue({ maxDepth: 2 }).map((each) => JSON.parse(JSON.stringify(each)) as unknown)

export function maybe<T extends object>(part: fc.Arbitrary<T>): fc.Arbitrary<T | object> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: part })
}

export function kept(content: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return maybe(content.filter((each) => Object.keys(each).length > 0).map((each) => ({ kept: JSON.stringify(each) })))
}

export const unknownKeys = fc
  .dictionary(
    key.filter((each) => each !== 'comment'),
    json,
    { maxKeys: 2 },
  )
  .map((each) => ({ ...each, hint: 1 }))
export const mutation = fc.dictionary(key, json, { maxKeys: 2 }).map((each) => ({ mutation: { ...each, colour: 1 } }))
