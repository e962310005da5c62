import type { Language } from '@ankur/content'
import { Seedling } from '../drawings/seedling.tsx'
import { hrefFor } from '../../routes.ts'
import { useSiteWords } from '../site-words.tsx'
import './logo.css'

/** The seedling on its block, and the name. Links to the home page. */
export function Logo({ language }: { language: Language }) {
  return (
    <a className="logo" href={hrefFor('/', language)}>
      <Seedling />
      <span className="logo__word">{useSiteWords().name}</span>
    </a>
  )
}
