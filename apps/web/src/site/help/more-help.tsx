import type { Language } from '@ankur/content'
import { allGuides } from '@ankur/content/guides/all-guides'
import { hrefFor, pageExists } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { helpWords } from './help-words.ts'

const ways = [
  ['/autism-test', 'more_screening'],
  ['/blogs', 'more_read'],
] as const

/** Related pages. */
export function MoreHelp({ language }: { language: Language }) {
  const words = helpWords(language)
  const links = [
    ...allGuides.map(({ path, title }) => [path, title[language]] as const),
    ...ways.map(([path, word]) => [path, words[word]] as const),
  ]
  return (
    <nav aria-labelledby="more">
      <h2 id="more">{words.more_title}</h2>
      <ul className="help__more">
        {links
          .filter(([path]) => pageExists(path))
          .map(([path, label]) => (
            <li key={path}>
              <a href={hrefFor(path, language)}>
                {label}
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
