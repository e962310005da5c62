import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'

export interface HeaderProps {
  language: Language
  /** The page's path without language prefix. */
  path: string
  /** Left out where nobody knows it at build time: both links are there and the theme script's attribute shows one. */
  signedIn?: boolean | undefined
  /** App pages change the language in place; static pages leave it out and link to the page's twin. */
  onLanguage?: ((language: Language) => void) | undefined
  /** Stands in the bar at every width; the logo's word makes room for it on a phone. */
  beside?: ReactNode
}
