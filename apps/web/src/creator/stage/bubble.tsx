import { toPixels } from '@ankur/blocks/picture/coordinates'
import type { ShownSprite } from './shown-sprites.ts'
import { letterScale, type LetterSize } from './use-letter-scale.ts'

const letters = 17
const lineHeight = 22
const letterWidth = 10
const usualLine = 20
const maxLines = 6
/** Scratch limits a bubble to 330 characters: a long text has longer lines, and more of them. */
const longLine = 36
const maxLongLines = 13

interface BubbleProps {
  at: ShownSprite
  text: string
  kind: 'say' | 'think'
  size: LetterSize
}

/**
 * A speech bubble, above the sprite's right shoulder and always within the stage. Screen readers get the text from the
 * stage itself.
 */
export function Bubble({ at, text, kind, size }: BubbleProps) {
  const { lines, left, top, width, height, scale } = bubbleBox(at, text, letterScale(letters, size))
  return (
    <g className="bubble" aria-hidden="true" transform={`translate(${left} ${top}) scale(${scale})`}>
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

/** Its position, in stage units from the upper left corner; its own lengths are scaled by `scale`. */
export function bubbleBox(at: ShownSprite, text: string, wanted = 1) {
  const { lines, width, height, scale } = fitted(text, wanted)
  const { x, y } = toPixels(at)
  const half = 48 * (at.size / 100)
  const left = Math.min(Math.max(x + half * 0.4, 4), 476 - width * scale)
  const top = Math.min(Math.max(y - half - height * scale + 4, 4), 356 - height * scale)
  return { lines, left, top, width, height, scale }
}

/** The requested scale, or the largest at which a long text fits. */
function fitted(text: string, wanted: number) {
  for (let scale = wanted; ; scale = Math.max(1, scale - 0.1)) {
    const box = { ...measured(wrapped(text)), scale }
    if (scale === 1 || (box.width * scale <= 472 && box.height * scale <= 340)) return box
  }
}

function measured(lines: string[]) {
  const width = Math.max(48, Math.max(...lines.map((line) => line.length)) * letterWidth + 28)
  return { lines, width, height: lines.length * lineHeight + 18 }
}

/** Wrapped at spaces; a word that is too long is cut, and text that does not fit ends with an ellipsis. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  const isLong = text.length > usualLine * (maxLines - 1)
  const [longest, most] = isLong ? [longLine, maxLongLines] : [usualLine, maxLines]
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
