import type { Value } from '@ankur/blocks/project'
import type { Readout } from './readouts.ts'
import { letterScale, type LetterSize } from '../use-letter-scale.ts'

const letters = 14
const letterWidth = 8
const longestText = 24
const rowHeight = 22

/** Monitors as boxes on the stage. Screen readers read them with the stage. */
export function ReadoutBoxes({ readouts, size }: { readouts: readonly Readout[]; size: LetterSize }) {
  const scale = letterScale(letters, size)
  return (
    <g className="readouts" aria-hidden="true">
      {separateBoxes(readouts, scale).map(({ readout, x, y }) => (
        <g key={readout.id} transform={`translate(${x} ${y}) scale(${scale})`}>
          {readout.list ? (
            <ListBox readout={readout} list={readout.list} scale={scale} />
          ) : (
            <ValueBox readout={readout} scale={scale} />
          )}
        </g>
      ))}
    </g>
  )
}

/** If the text is larger than in the original game, boxes are moved so that they do not overlap and stay on the stage. */
export function separateBoxes(readouts: readonly Readout[], scale: number): { readout: Readout; x: number; y: number }[] {
  if (scale === 1) return readouts.map((readout) => ({ readout, x: readout.x, y: readout.y }))
  const placed: { readout: Readout; x: number; y: number; right: number; bottom: number }[] = []
  for (const readout of readouts.toSorted((one, other) => one.y - other.y)) {
    const { width, height } = boxSize(readout, scale)
    const x = Math.max(0, Math.min(readout.x, 476 - width))
    const beside = placed.filter((each) => each.x < x + width && x < each.right)
    const free = beside.reduce((y, each) => (each.y < y + height && y < each.bottom ? each.bottom + 4 : y), readout.y)
    const y = Math.max(0, Math.min(free, 356 - height))
    placed.push({ readout, x, y, right: x + width, bottom: y + height })
  }
  return placed
}

function boxSize(readout: Readout, scale: number): { width: number; height: number } {
  if (readout.list) return readout.look
  const value = valueWidthOf(fittedTo(textOf(readout.value), scale))
  if (readout.look.mode === 'large') return { width: (value + 8) * scale, height: 28 * scale }
  return { width: (fittedTo(readout.name, scale).length * letterWidth + 12 + value + 4) * scale, height: 24 * scale }
}

/** With larger text fewer fit. */
function fittedTo(text: string, scale: number): string {
  return cut(text, Math.floor(longestText / scale))
}

function valueWidthOf(shownText: string): number {
  return Math.max(shownText.length * letterWidth + 12, 34)
}

function ValueBox({ readout: { name, value, look }, scale }: { readout: Readout; scale: number }) {
  const shownText = fittedTo(textOf(value), scale)
  const valueWidth = valueWidthOf(shownText)
  if (look.mode === 'large')
    return (
      <>
        <rect className="readouts__value" width={valueWidth + 8} height={28} rx={6} />
        <text className="readouts__number" x={(valueWidth + 8) / 2} y={20} textAnchor="middle">
          {shownText}
        </text>
      </>
    )
  const label = fittedTo(name, scale)
  const labelWidth = label.length * letterWidth + 12
  return (
    <>
      <rect className="readouts__box" width={labelWidth + valueWidth + 4} height={24} rx={6} />
      <text x={8} y={17}>
        {label}
      </text>
      <rect className="readouts__value" x={labelWidth} y={3} width={valueWidth} height={18} rx={5} />
      <text className="readouts__number" x={labelWidth + valueWidth / 2} y={17} textAnchor="middle">
        {shownText}
      </text>
    </>
  )
}

interface ListProps {
  readout: Readout
  list: NonNullable<Readout['list']>
  scale: number
}

/** The name, as many items as fit, and the total number of items. */
function ListBox({ readout: { name, look }, list, scale }: ListProps) {
  const [width, height] = [look.width / scale, look.height / scale]
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

/** A number with a long fraction is shown with six digits of it, as in Scratch. */
export function textOf(value: Value): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : String(value)
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
