import type { Language } from '@ankur/content'
import type { FooterLinks } from '../../ui/footer/footer.tsx'
import { hrefFor } from '../../routes.ts'
import { guideWords } from './guide-words.ts'

const links = [
  ['/rights', 'footer_rights'],
  ['/assessment', 'footer_assessment'],
  ['/first-hundred-days', 'footer_first_days'],
  ['/everyday', 'footer_everyday'],
  ['/first-words', 'footer_first_words'],
  ['/materials', 'footer_materials'],
  ['/who-checked', 'footer_who_checked'],
] as const

/** The footer's way to the pages for families, on pages that are read: app pages carry no words for it. */
export function familiesLinks(language: Language): FooterLinks {
  const words = guideWords[language]
  return {
    title: words.footer_families,
    links: links.map(([path, word]) => ({ href: hrefFor(path, language), label: words[word] })),
  }
}
