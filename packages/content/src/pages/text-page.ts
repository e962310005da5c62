/** A section of a text page: a heading and its content in order. */
export interface ReadSection {
  readonly title: string
  readonly text?: readonly string[]
  readonly list?: readonly string[]
  /** Paths of this site, or absolute URLs. A path whose page does not exist yet is left out. */
  readonly links?: readonly { readonly label: string; readonly path: string }[]
}

/** The terms in one language. */
export interface Terms {
  readonly title: string
  readonly description: string
  readonly heading: string
  /** With the place `{date}`. */
  readonly version: string
  readonly unchecked: string
  readonly short_title: string
  readonly short: readonly string[]
  readonly sections: readonly ReadSection[]
}

/** The day of this text, in every language. A change of what it says changes the day. */
export const termsVersion = '2026-11-22'
