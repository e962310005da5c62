import { fill } from '@ankur/content'
import { type Shape, shapes } from '@ankur/blocks/paint/drawing'
import { CreatorIcon } from '../creator-icon.tsx'
import type { Tool } from './pointer-handler.ts'
import { PaintIcon } from './paint-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { SelectedTools } from './page-view.tsx'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

const brushSizes = [4, 8, 16, 28] as const

interface Props {
  hand: SelectedTools
  take: (change: Partial<SelectedTools>) => void
}

const tools = ['brush', 'fill', 'shapes', 'rub'] as const satisfies readonly Tool[]

interface RowProps extends Props {
  /** Only from the second costume on. */
  before: { readonly isShown: boolean; readonly toggle: () => void } | null
  pickPhoto: (file: File) => void
  openShapes: () => void
}

export function ToolsRow({ hand, take, before, pickPhoto, openShapes }: RowProps) {
  const words = paintWords.use()
  return (
    <div className="paint__tools" role="group" aria-label={words.tools}>
      {tools.map((tool) => (
        <button
          key={tool}
          type="button"
          className="paint__tool"
          aria-pressed={hand.tool === tool}
          onClick={() => {
            take({ tool })
            if (tool === 'shapes') openShapes()
          }}
        >
          <PaintIcon name={tool} />
          {words[tool]}
        </button>
      ))}
      {before && (
        <button type="button" className="paint__tool paint__tool--held" aria-pressed={before.isShown} onClick={before.toggle}>
          <PaintIcon name="before" />
          {words.before}
        </button>
      )}
      <label className="paint__tool">
        <CreatorIcon name="camera" />
        {words.photo}
        <input
          className="only-heard"
          type="file"
          accept="image/*"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Allows choosing the same file again.
            event.target.value = ''
            if (file) pickPhoto(file)
          }}
        />
      </label>
    </div>
  )
}

export function BrushSizes({ hand, take }: Props) {
  const words = paintWords.use()
  return (
    <div className="paint__sizes" role="group" aria-label={words.brush_size}>
      {brushSizes.map((size) => (
        <button
          key={size}
          type="button"
          className="paint__size"
          aria-pressed={hand.width === size}
          aria-label={words[`brush_${size}`]}
          onClick={() => take({ width: size })}
        >
          <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <circle cx="16" cy="16" r={1.5 + size / 2.2} />
          </svg>
        </button>
      ))}
    </div>
  )
}

/** The choice of a shape, over the bottom of the page until one is chosen. */
export function ShapesTray({ hand, take, close }: Props & { close: () => void }) {
  const words = paintWords.use()
  return (
    <div className="paint__tray" role="group" aria-label={words.shapes}>
      {shapes.map((shape) => (
        <ShapeButton
          key={shape}
          shape={shape}
          isChosen={hand.shape === shape}
          press={() => {
            take({ shape })
            close()
          }}
        />
      ))}
      <button
        type="button"
        className="tool tool--small"
        aria-pressed={!hand.isFilled}
        onClick={() => take({ isFilled: !hand.isFilled })}
      >
        <PaintIcon name="filled" />
        {hand.isFilled ? words.filled : words.outlined}
      </button>
    </div>
  )
}

export function ShapeButton({ shape, isChosen, press }: { shape: Shape; isChosen?: boolean; press: () => void }) {
  const words = paintWords.use()
  return (
    <button type="button" className="paint__shape" aria-label={words[`shape_${shape}`]} aria-pressed={isChosen} onClick={press}>
      <PaintIcon name={shape} />
    </button>
  )
}

/** The zoom level, if the page is zoomed in. */
export function ZoomChip({ zoom, reset }: { zoom: number; reset: () => void }) {
  const words = paintWords.use()
  if (zoom === 1) return null
  return (
    <button type="button" className="paint__zoom" onClick={reset}>
      {fill(words.zoomed, { n: zoom })}
    </button>
  )
}
