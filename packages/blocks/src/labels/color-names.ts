/** A colour in words, for people who read or hear a block: "dark green". Several colours have the same name. */
import type { Language } from '@ankur/languages'
import { phrase } from './block-messages.ts'

/** Any other text is returned unchanged. The code is short because every page with a block loads it. */
export function colorName(value: string, language: Language): string {
  if (!/^#[\da-f]{6}$/i.test(value)) return value
  const number = Number.parseInt(value.slice(1), 16)
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((bits) => ((number >> bits) & 255) / 255)
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  const lightness = most - span / 2
  const words = phrase(language, 'colors').split(' ')
  const name = nameOf(hueOf([red, green, blue], most, span), lightness, span / (1 - Math.abs(2 * lightness - 1)))
  const shade = name === brown || name === black || name === white ? 0.5 : lightness
  const named = words[name] ?? value
  if (shade < 0.3) return `${words[dark]} ${named}`
  return shade > 0.7 ? `${words[light]} ${named}` : named
}

/** Indexes in the list of names. The Hindi and Punjabi names have the form used before "रंग को" and "ਰੰਗ ਨੂੰ". */
const [orange, pink, brown, grey, black, white, dark, light] = [1, 6, 7, 8, 9, 10, 11, 12]
/** The upper limit in degrees of each hue: red, orange and so on. */
const hues = [15, 45, 70, 170, 255, 310, 345]

function nameOf(hue: number, lightness: number, saturation: number): number {
  if (lightness < 0.1) return black
  if (lightness > 0.96) return white
  if (!(saturation >= 0.12)) return grey
  // Above the last limit the hue is red again.
  const name = Math.max(
    0,
    hues.findIndex((end) => hue < end),
  )
  if (name === orange && lightness < 0.4) return brown
  return name === 0 && lightness > 0.75 ? pink : name
}

function hueOf([red, green, blue]: readonly [number, number, number], most: number, span: number): number {
  if (most === red) return (((green - blue) / span + 6) % 6) * 60
  return most === green ? 120 + ((blue - red) / span) * 60 : 240 + ((red - green) / span) * 60
}
