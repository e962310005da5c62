import type { Block, BlockOf } from '@ankur/screening/report/document'
import { classNames } from '../ui/class-names.ts'
import { LinkedText } from '../ui/linked-text/linked-text.tsx'

export function PaperBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="paper__heading">{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'card':
      return <Card block={block} />
    case 'columns':
      return <Columns block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'box':
      return <Box block={block} />
    case 'halves':
      return <Halves block={block} />
    case 'items':
      return <Items block={block} />
    case 'pairs':
      return <Facts items={block.items.map(({ label, text }) => ({ label, value: text, strong: false }))} />
    case 'notes':
      return <Notes labels={block.labels} />
    case 'space':
      return <Space block={block} />
  }
}

function Card({ block: { chip, title, sentences, strong, after } }: { block: BlockOf<'card'> }) {
  return (
    <div className="paper__card">
      {chip !== null && <p className="paper__chip">{chip}</p>}
      <p className="paper__lead">{title}</p>
      <p>{sentences.join(' ')}</p>
      <p>
        <b>{strong}</b> {after}
      </p>
    </div>
  )
}

function Columns({ block: { lists } }: { block: BlockOf<'columns'> }) {
  return (
    <div className="paper__columns">
      {lists.map(({ title, mark, items }) => (
        <div key={title}>
          <h3 className="paper__heading">{title}</h3>
          <ul className={classNames('paper__list', mark === 'check' && 'paper__list--check')}>
            {items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Steps({ block: { items, done, date } }: { block: BlockOf<'steps'> }) {
  return (
    <ol className="paper__steps">
      {items.map(({ title, line, tell, aside }) => (
        <li key={title}>
          <div>
            <b>{title}</b>
            <p>
              <LinkedText text={line} />
            </p>
            {tell !== null && <p>{tell}</p>}
          </div>
          {aside && (
            <div className="paper__aside">
              {aside.title !== null && <b>{aside.title}</b>}
              {aside.lines.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          <p className="paper__done">
            <span className="paper__tick" aria-hidden="true" /> {done}, {date}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Box({ block: { title, items, label, line } }: { block: BlockOf<'box'> }) {
  return (
    <div className="paper__box">
      <b>
        <LinkedText text={title} />
      </b>
      <ul className="paper__list">
        {items.map((text) => (
          <li key={text}>
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
      <p>
        <b>{label}</b> <LinkedText text={line} />
      </p>
    </div>
  )
}

function Halves({ block: { left, right } }: { block: BlockOf<'halves'> }) {
  return (
    <div className="paper__columns">
      <div className="paper__box">
        <h3>{left.title}</h3>
        {left.urgent.map((text) => (
          <p key={text}>
            <b>{text}</b>
          </p>
        ))}
        <p className="paper__lead">{left.result}</p>
        <ul className="paper__bands">
          {left.bands.map(({ text, here }) => (
            <li key={text} className={here ? 'paper__band paper__band--here' : 'paper__band'}>
              {text}
            </li>
          ))}
        </ul>
        {left.lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="paper__box">
        <h3>{right.title}</h3>
        <Facts items={right.facts} />
      </div>
    </div>
  )
}

function Facts({ items }: { items: BlockOf<'halves'>['right']['facts'] }) {
  return (
    <dl className="paper__pairs">
      {items.map(({ label, value, strong }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{strong ? <b>{value}</b> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Items({ block: { columns, items, note } }: { block: BlockOf<'items'> }) {
  return (
    <>
      <table className="paper__rows">
        <thead>
          <tr>
            {columns.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ number, text, answer, first, after, strong }) => (
            <tr key={number} className={strong ? 'paper__row--marked' : undefined}>
              <td>{number}</td>
              <td>{text}</td>
              <td>{answer}</td>
              <td>{first}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </>
  )
}

function Notes({ labels }: { labels: readonly string[] }) {
  return (
    <div className="paper__columns">
      {labels.map((text) => (
        <p key={text} className="paper__rule">
          {text}
        </p>
      ))}
    </div>
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
