import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'

export interface HeaderProps {
  language: Language
  /** The page's path without language prefix. */
  path: string
  /** Undefined if not known at build time: both links are in the page and the theme script's attribute shows one. */
  signedIn?: boolean | undefined
  /** App pages change the language in place; static pages leave it out and link to the translated page. */
  onLanguage?: ((language: Language) => void) | undefined
  /** An element in the bar at every width; on a phone the logo text is hidden to make room. */
  beside?: ReactNode
}
