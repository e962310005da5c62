/** The colours of the paint studio, in the order in which they are offered. Each has a plain name in the words of the studio. */
export const paintColors = {
  black: '#1a2923',
  white: '#ffffff',
  grey: '#8d9a93',
  brown: '#8a5a3c',
  red: '#d8473c',
  orange: '#f08a34',
  yellow: '#f4ca4c',
  green: '#4d9e5f',
  sky: '#6fc3dd',
  blue: '#33508c',
  purple: '#8e62b8',
  pink: '#f09ab8',
} as const

export type PaintColor = keyof typeof paintColors

export const paintColorNames = Object.keys(paintColors) as PaintColor[]

/** The name that a colour has here; undefined for one that somebody mixed. */
export function paintColorOf(color: string): PaintColor | undefined {
  return paintColorNames.find((name) => paintColors[name] === color)
}

/** From a hue in degrees, a strength and a light in per cent. */
export function mixedColor({ hue, strength, light }: MixedColor): string {
  const spread = (strength / 100) * Math.min(light / 100, 1 - light / 100)
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12
    const value = light / 100 - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

export interface MixedColor {
  readonly hue: number
  readonly strength: number
  readonly light: number
}
