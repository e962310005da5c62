import type { Language } from '@ankur/content'
import { hrefFor, pageExists } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { helpWords } from './help-words.ts'

const ways = [
  ['/rights', 'more_rights'],
  ['/assessment', 'more_assessment'],
  ['/first-hundred-days', 'more_days'],
  ['/autism-test', 'more_screening'],
  ['/blogs', 'more_read'],
] as const

/** The pages that go on from here, as far as they exist. */
export function MoreHelp({ language }: { language: Language }) {
  const words = helpWords[language]
  return (
    <nav aria-labelledby="more">
      <h2 id="more">{words.more_title}</h2>
      <ul className="help__more">
        {ways
          .filter(([path]) => pageExists(path))
          .map(([path, word]) => (
            <li key={path}>
              <a href={hrefFor(path, language)}>
                {words[word]}
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
