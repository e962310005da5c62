import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'

/** A static page as data: what stands in its head, and its main part in a language. */
export interface PageSource {
  /** Without language prefix. */
  readonly path: string
  readonly title: (language: Language) => string
  readonly description: (language: Language) => string
  readonly main: (language: Language) => ReactNode
}
