import type { Block, BlockOf, Paper, PaperPage } from '@ankur/screening/report/document'
import { classNames } from '../ui/class-names.ts'
import './paper.css'

/** A paper in the browser: each of its pages begins a sheet when it is printed. */
export function PaperView({ paper }: { paper: Paper }) {
  return (
    <div className="paper">
      {paper.pages.map((page, index) => (
        <Page key={index} page={page} />
      ))}
    </div>
  )
}

function Page({ page: { language, title, line, blocks, footer } }: { page: PaperPage }) {
  return (
    <article className="paper__page" lang={language}>
      <h2 className="paper__title">{title}</h2>
      <p className="paper__line">{line}</p>
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

function PaperBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="paper__heading">{block.text}</h3>
    case 'lead':
      return <p className="paper__lead">{block.text}</p>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className={classNames('paper__list', block.items.length > 4 && 'paper__list--long')}>{block.items.map(toItem)}</ul>
      )
    case 'steps':
      return <ol className="paper__list">{block.items.map(toItem)}</ol>
    case 'boxes':
      return <Boxes block={block} />
    case 'rows':
      return <Rows block={block} />
    case 'space':
      return <Space block={block} />
  }
}

function toItem(text: string) {
  return <li key={text}>{text}</li>
}

function Boxes({ block: { items } }: { block: BlockOf<'boxes'> }) {
  return (
    <ul className="paper__boxes">
      {items.map(({ title, text, here }) => (
        <li key={title} className={here === null ? 'paper__box' : 'paper__box paper__box--here'}>
          <b>{title}</b>
          <span>{text}</span>
          {here !== null && <b>{here}</b>}
        </li>
      ))}
    </ul>
  )
}

function Rows({ block: { columns, items } }: { block: BlockOf<'rows'> }) {
  const hasRemarks = items.some(({ remark }) => remark !== '')
  return (
    <table className="paper__rows">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {columns[0]}
          </th>
          <th scope="col">{columns[1]}</th>
          {hasRemarks && <th scope="col">{columns[2]}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ number, text, answer, remark }) => (
          <tr key={number} className={remark === '' ? undefined : 'paper__row--marked'}>
            <td>{number}</td>
            <td>{text}</td>
            <td>{answer}</td>
            {hasRemarks && <td>{remark}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Space({ block: { label, lines } }: { block: BlockOf<'space'> }) {
  return (
    <>
      <h3 className="paper__heading">{label}</h3>
      <div className="paper__space" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className="paper__rule" />
        ))}
      </div>
    </>
  )
}
