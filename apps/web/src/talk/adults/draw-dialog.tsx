import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TitledDialog } from '../../ui/titled-dialog/titled-dialog.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { talkWordsGroup } from '../talk-words-group.ts'

const adultWords = messagesOf('talk/talk-adults', 'talkAdults')

const side = 640
const paper = '#fff'
const colors = {
  black: '#1b1b1b',
  brown: '#7b4a2d',
  red: '#d32f2f',
  orange: '#f57c00',
  yellow: '#fdd835',
  green: '#2e7d32',
  blue: '#1e63c4',
  pink: '#ec6fa5',
} as const
type Color = keyof typeof colors
const names = Object.keys(colors) as Color[]
const widths = { thin: 10, thick: 32 } as const
const rubWidth = 56

interface Stroke {
  readonly color: string
  readonly width: number
  /** x and y in turn. */
  readonly points: number[]
}

interface Props {
  onDone: (picture: Blob) => void
  onClose: () => void
}

/** A small canvas for the picture of a word. A photo or a symbol is the alternative. */
export function DrawDialog({ onDone, onClose }: Props) {
  const words = adultWords.use()
  const { talk } = talkWordsGroup.use()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [tool, setTool] = useState<Color | 'rub'>('black')
  const [width, setWidth] = useState<keyof typeof widths>('thin')
  const drawing = useRef<{ readonly pointer: number; readonly stroke: Stroke } | null>(null)

  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.fillStyle = paper
    pen.fillRect(0, 0, side, side)
    for (const stroke of strokes) draw(pen, stroke)
  }, [strokes])

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current || event.button > 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const stroke = { ...brushOf(tool, width), points: [...placeOf(event)] }
    drawing.current = { pointer: event.pointerId, stroke }
    drawNow(stroke)
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current?.pointer !== event.pointerId) return
    drawing.current.stroke.points.push(...placeOf(event))
    drawNow(drawing.current.stroke)
  }
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    const done = drawing.current
    if (done?.pointer !== event.pointerId) return
    drawing.current = null
    setStrokes((before) => [...before, done.stroke])
  }
  const drawNow = (stroke: Stroke) => {
    const pen = canvas.current?.getContext('2d')
    if (pen) draw(pen, stroke)
  }
  const keep = () => {
    const drawn = canvas.current && framed(canvas.current, strokes)
    if (!drawn) return onClose()
    drawn.toBlob((picture) => (picture ? onDone(picture) : onClose()))
  }
  return (
    <TitledDialog title={words.draw} look="talk-draw" onClose={onClose}>
      <canvas
        ref={canvas}
        className="talk-draw__page"
        width={side}
        height={side}
        role="img"
        aria-label={words.draw_page}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <div className="talk-draw__colors" role="group" aria-label={words.draw_colors}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="talk-draw__color"
            style={{ background: colors[name] }}
            title={words[`draw_${name}`]}
            aria-label={words[`draw_${name}`]}
            aria-pressed={tool === name}
            onClick={() => setTool(name)}
          />
        ))}
      </div>
      <div className="talk-adults__buttons">
        <Button kind="chip" aria-pressed={width === 'thick'} onClick={() => setWidth(width === 'thick' ? 'thin' : 'thick')}>
          {words.draw_thick}
        </Button>
        <Button kind="chip" aria-pressed={tool === 'rub'} onClick={() => setTool('rub')}>
          {words.draw_rub}
        </Button>
        <Button
          kind="chip"
          disabledReason={strokes.length === 0 ? '' : undefined}
          onClick={() => setStrokes((before) => before.slice(0, -1))}
        >
          {words.undo}
        </Button>
      </div>
      <div className="confirm__buttons">
        <Button size="small" onClick={keep}>
          {words.draw_done}
        </Button>
        <Button kind="second" size="small" onClick={onClose}>
          {talk.cancel}
        </Button>
      </div>
    </TitledDialog>
  )
}

function brushOf(tool: Color | 'rub', width: keyof typeof widths): Pick<Stroke, 'color' | 'width'> {
  return tool === 'rub' ? { color: paper, width: rubWidth } : { color: colors[tool], width: widths[width] }
}

/** On the page, however large it is shown. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) / width) * side, ((clientY - top) / height) * side]
}

/** The square around what is drawn: in a cell a small drawing would be too small to recognise. */
function framed(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): HTMLCanvasElement | null {
  const inked = strokes.filter(({ color }) => color !== paper)
  const xs = inked.flatMap(({ points, width }) => points.flatMap((at, nth) => (nth % 2 === 0 ? [at - width, at + width] : [])))
  const ys = inked.flatMap(({ points, width }) => points.flatMap((at, nth) => (nth % 2 === 1 ? [at - width, at + width] : [])))
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)]
  if (inked.length === 0) return null
  const size = Math.min(side, Math.max(right - left, bottom - top, side / 4))
  const start = (from: number, to: number) => Math.max(0, Math.min(side - size, (from + to - size) / 2))
  const out = document.createElement('canvas')
  out.width = out.height = side
  const pen = out.getContext('2d')
  if (!pen) return null
  pen.fillStyle = paper
  pen.fillRect(0, 0, side, side)
  pen.drawImage(canvas, start(left, right), start(top, bottom), size, size, 0, 0, side, side)
  return out
}

/** A long drawing has more points than a call may have arguments. */
function least(list: readonly number[]): number {
  return list.reduce((before, each) => Math.min(before, each), side)
}

function most(list: readonly number[]): number {
  return list.reduce((before, each) => Math.max(before, each), 0)
}

function draw(pen: CanvasRenderingContext2D, { color, width, points }: Stroke): void {
  const [x = 0, y = 0] = points
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  // A dot is a line that ends where it begins.
  pen.lineTo(x, y)
  for (let at = 2; at < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
  pen.stroke()
}
