import { useEffect, useRef } from 'react'
import type { Paper, PaperPage } from '@ankur/screening/report/document'
import { PaperBlock } from './paper-block.tsx'

/** A report in the browser: in print each page starts on a new sheet. */
export function PaperView({ paper }: { paper: Paper }) {
  return (
    <div className="paper">
      {paper.pages.map((page, index) => (
        <Page key={index} page={page} />
      ))}
    </div>
  )
}

/** The first page; the others are in a collapsible section that is open in print. */
export function FoldedPaperView({ paper: { pages } }: { paper: Paper }) {
  const [first, ...others] = pages
  const paper = useOpenInPrint()
  return (
    <div className="paper" ref={paper}>
      {first && <Page page={first} />}
      {others.map((page, index) => (
        <details key={index} className="paper__fold">
          <summary lang={page.language}>{page.corner[0] ?? page.title}</summary>
          <Page page={page} />
        </details>
      ))}
    </div>
  )
}

/** A closed `<details>` is not printed. */
function useOpenInPrint() {
  const within = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = () => {
      for (const fold of within.current?.querySelectorAll('details') ?? []) fold.open = true
    }
    window.addEventListener('beforeprint', open)
    return () => window.removeEventListener('beforeprint', open)
  }, [])
  return within
}

function Page({ page: { language, title, corner, facts, blocks, footer } }: { page: PaperPage }) {
  return (
    <article className="paper__page" lang={language}>
      <h2 className="paper__title">{title}</h2>
      <p className="paper__line">{corner.join('. ')}</p>
      <dl className="paper__facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="paper__blank" />}</dd>
          </div>
        ))}
      </dl>
      {blocks.map((block, index) => (
        <PaperBlock key={index} block={block} />
      ))}
      <div className="paper__footer">
        {footer.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </article>
  )
}
