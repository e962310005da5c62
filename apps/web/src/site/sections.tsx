import type { Language } from '@ankur/content'
import type { ReadSection } from '@ankur/content/pages/text-page'
import { hrefFor, pageExists } from '../routes.ts'

/** The parts of a page, one after another. Links keep to the chosen language. */
export function Sections({ sections, language }: { sections: readonly ReadSection[]; language: Language }) {
  return sections.map((section) => <Section key={section.title} {...section} language={language} />)
}

function Section({ title, text = [], list = [], links = [], language }: ReadSection & { language: Language }) {
  const existing = links.filter(({ path }) => !path.startsWith('/') || pageExists(path))
  return (
    <>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul className="prose__list">
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {existing.map(({ label, path }) => (
        <p key={path}>
          <a className="prose__link" href={hrefFor(path, language)}>
            {label}
          </a>
        </p>
      ))}
    </>
  )
}
