import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import './next-pages.css'

interface Props {
  title: string
  language: Language
  /** Path and words. The first that exists is the way on that we would choose. */
  links: readonly (readonly [path: string, words: string])[]
}

/** Where to go at the end of a page that is read. */
export function NextPages({ title, language, links }: Props) {
  const [first, ...others] = links.filter(([path]) => pageExists(path))
  if (!first) return null
  return (
    <nav className="next-pages" aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <p>
        <LinkButton href={hrefFor(first[0], language)}>{first[1]}</LinkButton>
      </p>
      <ul>
        {others.map(([path, words]) => (
          <li key={path}>
            <a className="next-pages__link" href={hrefFor(path, language)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
