import type { ReadSection } from '../read-section.ts'

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
