import './contents.css'

interface Props {
  title: string
  /** Anchors of this page with the title of each section. */
  parts: readonly (readonly [id: string, title: string])[]
}

/** The sections of a long page. From 1024 px it is beside the text and stays in view; see `with-contents`. */
export function Contents({ title, parts }: Props) {
  return (
    <nav className="page-contents" aria-labelledby="contents-title">
      <p className="page-contents__title" id="contents-title">
        {title}
      </p>
      <ul className="page-contents__list">
        {parts.map(([id, part]) => (
          <li key={id}>
            <a className="page-contents__link" href={`#${id}`}>
              {part}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
