import type { Value } from '@ankur/blocks/project'
import type { Readout } from './readouts.ts'

const letterWidth = 8
const longestText = 24
const rowHeight = 22

/** Readouts as boxes on the stage. Screen readers hear them with the stage. */
export function ReadoutBoxes({ readouts }: { readouts: readonly Readout[] }) {
  return (
    <g className="readouts" aria-hidden="true">
      {readouts.map((readout) => (
        <g key={readout.id} transform={`translate(${readout.x} ${readout.y})`}>
          {readout.list ? <ListBox readout={readout} list={readout.list} /> : <ValueBox readout={readout} />}
        </g>
      ))}
    </g>
  )
}

function ValueBox({ readout: { name, value, look } }: { readout: Readout }) {
  const said = cut(textOf(value))
  const valueWidth = Math.max(said.length * letterWidth + 12, 34)
  if (look.mode === 'large')
    return (
      <>
        <rect className="readouts__value" width={valueWidth + 8} height={28} rx={6} />
        <text className="readouts__number" x={(valueWidth + 8) / 2} y={20} textAnchor="middle">
          {said}
        </text>
      </>
    )
  const label = cut(name)
  const labelWidth = label.length * letterWidth + 12
  return (
    <>
      <rect className="readouts__box" width={labelWidth + valueWidth + 4} height={24} rx={6} />
      <text x={8} y={17}>
        {label}
      </text>
      <rect className="readouts__value" x={labelWidth} y={3} width={valueWidth} height={18} rx={5} />
      <text className="readouts__number" x={labelWidth + valueWidth / 2} y={17} textAnchor="middle">
        {said}
      </text>
    </>
  )
}

/** The name, as many items as there is room for, and how many there are in all. */
function ListBox({ readout: { name, look }, list }: { readout: Readout; list: NonNullable<Readout['list']> }) {
  const { width, height } = look
  const rows = list.items.slice(0, Math.max(Math.floor((height - 48) / rowHeight), 1))
  const fits = Math.max(Math.floor((width - 40) / letterWidth), 3)
  return (
    <>
      <rect className="readouts__box" width={width} height={height} rx={6} />
      <text x={width / 2} y={17} textAnchor="middle">
        {cut(name, Math.floor(width / letterWidth))}
      </text>
      {rows.map((item, index) => (
        <g key={index} transform={`translate(0 ${26 + index * rowHeight})`}>
          <text x={22} y={14} textAnchor="end">
            {index + 1}
          </text>
          <rect className="readouts__value" x={28} width={width - 34} height={18} rx={5} />
          <text className="readouts__number" x={34} y={14}>
            {cut(textOf(item), fits)}
          </text>
        </g>
      ))}
      <text x={width / 2} y={height - 8} textAnchor="middle">
        {list.length > rows.length ? `… ${list.length}` : `= ${list.length}`}
      </text>
    </>
  )
}

/** A number with a long fraction is shown with six digits of it, as Scratch does. */
export function textOf(value: Value): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : String(value)
}

function cut(text: string, most = longestText): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
