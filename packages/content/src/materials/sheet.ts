import type { Frame, LocalizedText } from '../guides/guide.ts'

/** The users of a sheet; the texts are in `words/<language>/guides/materials.ts`. */
export type SheetFor = 'family' | 'school' | 'health'

interface SheetBase {
  /** The last segment of its URL. */
  readonly id: string
  readonly title: LocalizedText
  /** Instructions in one or two sentences. */
  readonly how: LocalizedText
  readonly for: readonly SheetFor[]
}

/** An A4 page to print: boxes to draw in, a drawn story, lines to write on, rules, or faces. */
export type Sheet = SheetBase &
  (
    | { readonly kind: 'boxes' | 'lines' | 'rules' | 'card'; readonly rows: readonly LocalizedText[] }
    | {
        readonly kind: 'faces'
        readonly rows: readonly { readonly mood: 'good' | 'sad' | 'angry'; readonly label: LocalizedText }[]
      }
    | { readonly kind: 'story'; readonly rows: readonly { readonly frame: Frame; readonly label: LocalizedText }[] }
  )
