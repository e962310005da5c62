import type { ReadSection } from '@ankur/content/pages/read-section'
import { pageExists } from '../routes.ts'

/** The parts of a page in English, one after another. */
export function Sections({ sections }: { sections: readonly ReadSection[] }) {
  return sections.map((section) => <Section key={section.title} {...section} />)
}

function Section({ title, text = [], list = [], links = [] }: ReadSection) {
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
          <a href={path}>{label}</a>
        </p>
      ))}
    </>
  )
}
