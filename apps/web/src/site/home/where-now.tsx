import type { Language } from '@ankur/content'
import type { home } from '@ankur/content/words/en/site/home'
import { hrefFor, pageExists } from '../../routes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { KitePicture } from '../kite-picture.tsx'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

const rows = [
  { path: '/autism-test', title: 'where_toddler', line: 'where_toddler_line' },
  { path: '/help#near', title: 'where_age', line: 'where_age_line' },
  { path: '/assessment', title: 'where_wait', line: 'where_wait_line' },
  { path: '/first-hundred-days', title: 'where_diagnosis', line: 'where_diagnosis_line' },
  { path: '/materials', title: 'where_work', line: 'where_work_line' },
] as const satisfies readonly { path: string; title: keyof typeof home; line: keyof typeof home }[]

/** One row for each place on the way from a first worry, and for those who work with families. */
export function WhereNow({ language }: { language: Language }) {
  const words = homeWords[language]
  return (
    <section className="band" aria-labelledby="where-title">
      <div className="wrap where">
        <KitePicture />
        <div>
          <h2 id="where-title">{words.where_title}</h2>
          <ul className="where__rows">
            {rows
              .filter(({ path }) => pageExists(path))
              .map(({ path, title, line }) => (
                <li key={path} className="where__row">
                  <a className="where__link" href={hrefFor(path, language)}>
                    <span>
                      <b className="where__title">{words[title]}</b> <span className="where__line">{words[line]}</span>
                    </span>
                    <Icon name="chevron-right" />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
