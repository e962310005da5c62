/** A part of a page that is written as a whole: a heading, and what stands under it in this order. */
export interface ReadSection {
  readonly title: string
  readonly text?: readonly string[]
  readonly list?: readonly string[]
  /** Paths of this site, or whole addresses. A path whose page does not exist yet is left out. */
  readonly links?: readonly { readonly label: string; readonly path: string }[]
}
