/** A section of a text page: a heading and its content in order. */
export interface ReadSection {
  readonly title: string
  readonly text?: readonly string[]
  readonly list?: readonly string[]
  /** Paths of this site, or absolute URLs. A path whose page does not exist yet is left out. */
  readonly links?: readonly { readonly label: string; readonly path: string }[]
}
