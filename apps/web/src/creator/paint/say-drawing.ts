/** Positions, sizes, shapes and colours of a drawing in words. */
import { fill } from '@ankur/content'
import { colorName } from '@ankur/blocks/labels/color-names'
import type { Part, Spot } from '@ankur/blocks/paint/drawing'
import { paintColorOf } from '@ankur/blocks/paint/paint-colors'
import { placeOf, sizeOf } from '@ankur/blocks/paint/part-places'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

interface Size {
  readonly width: number
  readonly height: number
}

/** A colour by its name in the paint editor, or by a description. */
export function useColorWords(): (color: string) => string {
  const words = paintWords.use()
  const { language } = useLanguage()
  return (color) => {
    const known = paintColorOf(color)
    return known ? words[`color_${known}`] : colorName(color, language)
  }
}

/** "left, upper part, on sky" */
export function usePlaceWords(page: Size): (at: Spot, color: string | null) => string {
  const words = paintWords.use()
  const colorWords = useColorWords()
  return (at, color) => {
    const { column, row } = placeOf(at, page)
    const place = words[`place_${row}_${column}`]
    return color ? fill(words.place_on, { place, color: colorWords(color) }) : fill(words.place_empty, { place })
  }
}

/** "big circle, sky, in the middle" */
export function usePartWords(page: Size): (part: Part) => string {
  const words = paintWords.use()
  const colorWords = useColorWords()
  return (part) => {
    const { column, row } = placeOf(part, page)
    return fill(words.part_said, {
      size: words[`size_${sizeOf(part, page)}`],
      shape: words[`shape_${part.shape}`],
      color: colorWords(part.color),
      place: words[`place_${row}_${column}`],
    })
  }
}
