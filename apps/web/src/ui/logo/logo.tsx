import type { Language } from '@ankur/content'
import { hrefFor } from '../../routes.ts'
import { useSiteWords } from '../site-words.tsx'
import './logo.css'
import { Drawing } from '../drawings/drawing.tsx'

/** The logo: a seedling growing out of a code block. It is not hidden with the decoration, because it identifies the site. */
export function Seedling() {
  return (
    <Drawing name="seedling" width={48} height={48} decoration={false}>
      <path
        d="M5 31a4 4 0 0 1 4-4h6.5c1 0 1.8.6 2.2 1.4.5 1.1 1.4 1.6 2.8 1.6h7c1.4 0 2.3-.5 2.8-1.6.4-.8 1.2-1.4 2.2-1.4H39a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z"
        fill="#F0B441"
      />
      <path d="M24 31V15" stroke="#2E8067" strokeWidth="3.4" strokeLinecap="round" />
      <path className="drawing__leaf" d="M23.5 19C12 20 8 13.5 8.5 6 17.5 5 24 9.5 23.5 19z" />
      <path d="M24.5 16C24.5 7.5 31 3 39.5 4.5 39.5 12 34 16.5 24.5 16z" fill="#4FA286" />
    </Drawing>
  )
}

/** The seedling on its block, and the name. Links to the home page. */
export function Logo({ language }: { language: Language }) {
  return (
    <a className="logo" href={hrefFor('/', language)}>
      <Seedling />
      <span className="logo__word">{useSiteWords().name}</span>
    </a>
  )
}
