import type { Frame, LocalizedText } from '../guides/guide.ts'

/** Whom a sheet serves; the words stand in `words/<language>/guides/materials.ts`. */
export type SheetFor = 'family' | 'school' | 'health'

interface SheetBase {
  /** The last part of its address. */
  readonly id: string
  readonly title: LocalizedText
  /** How to use it, in one or two sentences. */
  readonly how: LocalizedText
  readonly for: readonly SheetFor[]
}

/** A page of A4 to print: boxes to draw in, a drawn story, lines to write on, rules, or faces. */
export type Sheet = SheetBase &
  (
    | { readonly kind: 'boxes' | 'lines' | 'rules' | 'card'; readonly rows: readonly LocalizedText[] }
    | {
        readonly kind: 'faces'
        readonly rows: readonly { readonly mood: 'good' | 'sad' | 'angry'; readonly label: LocalizedText }[]
      }
    | { readonly kind: 'story'; readonly rows: readonly { readonly frame: Frame; readonly label: LocalizedText }[] }
  )
