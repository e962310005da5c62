import type { CheckedSource } from '@ankur/content/checked-source'

/** A sentence on how old a row is, and the publication in its own language. */
export function CitedLine({ source, children }: { source: CheckedSource; children: string }) {
  return (
    <p className="help__source">
      {children}{' '}
      <a href={source.url} lang="en">
        {source.citation}
      </a>
    </p>
  )
}
