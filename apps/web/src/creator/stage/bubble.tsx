import { toPixels } from '@ankur/blocks/coordinates'
import type { ShownSprite } from './shown-sprites.ts'

const lineHeight = 22
const letterWidth = 10
const usualLine = 20
const mostLines = 6
/** Scratch lets a bubble have 330 letters: a long text has longer lines, and more of them. */
const longLine = 36
const mostLongLines = 13

/** What a sprite says, above its right shoulder and always within the stage. Screen readers hear it from the stage itself. */
export function Bubble({ at, text, kind }: { at: ShownSprite; text: string; kind: 'say' | 'think' }) {
  const { lines, left, top, width, height } = bubbleBox(at, text)
  return (
    <g className="bubble" aria-hidden="true" transform={`translate(${left} ${top})`}>
      <rect width={width} height={height} rx={14} />
      <path d={kind === 'say' ? `M18 ${height - 1}v12l14-12` : `M20 ${height + 8}a4 4 0 1 0 .1 0z`} />
      {lines.map((line, index) => (
        <text key={index} x={width / 2} y={26 + index * lineHeight} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}

/** Where it stands, in units of the stage from its upper left corner. */
export function bubbleBox(at: ShownSprite, text: string) {
  const lines = wrapped(text)
  const width = Math.max(48, Math.max(...lines.map((line) => line.length)) * letterWidth + 28)
  const height = lines.length * lineHeight + 18
  const { x, y } = toPixels(at)
  const half = 48 * (at.size / 100)
  const left = Math.min(Math.max(x + half * 0.4, 4), 476 - width)
  const top = Math.min(Math.max(y - half - height + 4, 4), 356 - height)
  return { lines, left, top, width, height }
}

/** In lines of whole words; a word that is too long is cut, and what does not fit ends with dots. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  const isLong = text.length > usualLine * (mostLines - 1)
  const [longest, most] = isLong ? [longLine, mostLongLines] : [usualLine, mostLines]
  for (const word of text.split(/\s+/).flatMap((each) => cut(each, longest))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines
}

function cut(word: string, longest: number): string[] {
  return word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? []
}
