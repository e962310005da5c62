import { Icon } from '../../ui/icon/icon.tsx'
import type { Part } from './article.tsx'

/** The table of contents: beside the text on a wide screen, collapsed above it on a narrow one. One of the two is shown. */
export function ContentsList({ parts, title }: { parts: readonly Part[]; title: string }) {
  return (
    <div className="article-contents">
      <nav className="article-contents__wide" data-contents="" aria-labelledby="on-this-page">
        <h2 className="article-contents__title" id="on-this-page">
          {title}
        </h2>
        <Links parts={parts} />
      </nav>
      <details className="article-contents__folded">
        <summary className="article-contents__summary">
          {title}
          <Icon name="chevron-down" size="small" />
        </summary>
        <Links parts={parts} />
      </details>
    </div>
  )
}

function Links({ parts }: { parts: readonly Part[] }) {
  return (
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a className="article-contents__link" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
