/** The colours of the paint editor in display order. Each has a name in the editor's messages. */
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

/** The name of a colour; undefined for a mixed one. */
export function paintColorOf(color: string): PaintColor | undefined {
  return paintColorNames.find((name) => paintColors[name] === color)
}

/** From a hue in degrees, a saturation and a lightness in per cent. */
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
