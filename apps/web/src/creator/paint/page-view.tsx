import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '@ankur/content'
import type { Part, Shape, Spot, Step } from '@ankur/blocks/paint/drawing'
import { lineWidthOf, partPath, pathText } from '@ankur/blocks/paint/shape-path'
import { createHand, type DrawingActions, type DrawingTools, type Tool } from './pointer-handler.ts'
import { createPageKeys, defaultPart } from './page-keys.ts'
import { createPainter, type Painter } from './painter.ts'
import { messagesOf } from '../../platform/messages.ts'
import { type PlacedPhoto, PhotoOnPage } from './placed-photo.tsx'
import { usePlaceWords } from './say-drawing.ts'
import type { Page, Sheet } from './studio-state.ts'
import type { Zoom } from './use-zoom.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

/** Corners this close are a press, not a drag: a shape of the usual size around that point. */
const minPull = 6

function partBetween(from: Spot, to: Spot, look: { shape: Shape; color: string; outline: number }): Part {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.hypot(across, down) < minPull)
    return { tool: 'shape', ...look, ...from, across: defaultPart, down: defaultPart, turn: 0 }
  // Only a line depends on the corner where the drag started.
  const size = look.shape === 'line' ? { across, down } : { across: Math.abs(across), down: Math.abs(down) }
  return { tool: 'shape', ...look, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, ...size, turn: 0 }
}

export interface SelectedTools {
  readonly tool: Tool
  readonly color: string
  readonly width: number
  readonly shape: Shape
  readonly isFilled: boolean
}

interface Props {
  sheet: Sheet & { readonly page: Page }
  frame: RefObject<HTMLDivElement | null>
  zoom: Zoom
  hand: SelectedTools
  photo: PlacedPhoto | null
  movePhoto: (by: Spot) => void
  draw: (steps: readonly Step[]) => void
  /** Called when a finger, pen or mouse touches the page. */
  touch: () => void
  /** The previous costume, below the page. */
  before: HTMLCanvasElement | null
  /** Outlined: the part that is being built. */
  chosen: Part | null
}

/** The page: the drawing, with the keyboard cursor and unfinished strokes over it. */
export function PageView({ sheet, frame, zoom, hand, photo, movePhoto, draw, touch, before, chosen }: Props) {
  const words = paintWords.use()
  const { page, history } = sheet
  const painter = useRef<Painter | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const room = useRef<HTMLDivElement>(null)
  useFittedPage(room, frame, page)
  const [preview, setPreview] = useState<Part | null>(null)
  const [cross, setCross] = useState<{ readonly at: Spot; readonly isDown: boolean } | null>(null)
  const [spokenPlace, setSpokenPlace] = useState('')
  const sayPlace = usePlaceWords(page)

  const now = useRef({ tools: {} as DrawingTools, acts: {} as DrawingActions })
  const steps = useRef(history.now)
  // The actions change with every drawing; none of them is called here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    steps.current = history.now
    // Two strokes may end before React has rendered the first.
    const drawn = (step: Step) => {
      steps.current = [...steps.current, step]
      draw(steps.current)
    }
    const outline = hand.isFilled ? 0 : hand.width
    const look = { shape: hand.shape, color: hand.color, outline: hand.shape === 'line' ? hand.width : outline }
    now.current = {
      tools: { ...hand, movesPhoto: photo !== null, partBetween: (from, to) => partBetween(from, to, look) },
      acts: {
        grow: (stroke, from) => painter.current?.grow(stroke, from),
        endStroke: (stroke) => {
          const step = { ...stroke, points: stroke.points.map((place) => Math.round(place * 100) / 100) }
          painter.current?.end(stroke, [...steps.current, step])
          drawn(step)
        },
        takeBack: () => painter.current?.takeBack(),
        fill: ({ x, y }) => drawn({ tool: 'fill', x, y, color: hand.color }),
        preview: setPreview,
        add: drawn,
        movePhoto,
        pinch: zoom.pinch,
      },
    }
  })
  useLayoutEffect(() => {
    if (canvas.current) painter.current = createPainter(canvas.current, page)
  }, [sheet.id, page])
  useLayoutEffect(() => painter.current?.show(history.now), [history.now, sheet.id, page])

  const [byHand] = useState(() =>
    createHand(
      () => now.current.tools,
      () => now.current.acts,
      (event) => unitsOf(canvas.current, event),
    ),
  )
  useEffect(() => {
    // After a rotation another part of the page is under the finger.
    const turned = matchMedia('(orientation: portrait)')
    turned.addEventListener('change', byHand.rest)
    return () => turned.removeEventListener('change', byHand.rest)
  }, [byHand])
  const keys = useRef(
    createPageKeys(
      () => now.current.tools,
      () => now.current.acts,
      page,
    ),
  )
  useEffect(() => {
    keys.current = createPageKeys(
      () => now.current.tools,
      () => now.current.acts,
      page,
    )
    setCross(null)
  }, [sheet.id, page])
  const { tool } = hand
  useEffect(() => {
    const pressed = keys.current
    return () => pressed.lift()
  }, [tool])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    // An unfinished stroke ends before Undo removes the last stroke.
    if (event.ctrlKey || event.metaKey) keys.current.lift()
    if (event.ctrlKey || event.metaKey || event.altKey || !keys.current.press(event)) return
    event.preventDefault()
    const at = keys.current.cross()
    setCross({ at, isDown: keys.current.isDown() })
    zoom.showPlace(at.x / page.width, at.y / page.height)
    setSpokenPlace(sayPlace(at, painter.current?.colorAt(at.x, at.y) ?? null))
  }
  const point = (act: 'down' | 'move' | 'up') => (event: PointerEvent<HTMLDivElement>) => {
    if (act === 'down') {
      event.currentTarget.setPointerCapture(event.pointerId)
      setCross(null)
      touch()
    }
    byHand[act](event.nativeEvent)
  }
  return (
    <div className="paint__room" ref={room}>
      <div className="paint__frame" ref={frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drawing is what the page is for */}
        <div
          className="paint__page"
          role="application"
          aria-roledescription={words.page_kind}
          aria-label={fill(words.page_label, { name: sheet.name })}
          aria-describedby="paint-keys"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys draw
          tabIndex={0}
          onKeyDown={press}
          onBlur={() => keys.current.lift()}
          onPointerDown={point('down')}
          onPointerMove={point('move')}
          onPointerUp={point('up')}
          onPointerCancel={point('up')}
        >
          {before && <Before picture={before} />}
          <canvas className="paint__canvas" ref={canvas} />
          <svg className="paint__over" viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true" focusable="false">
            {photo && <PhotoOnPage photo={photo} />}
            {preview && <PartShape part={preview} />}
            {chosen && <PartRing part={chosen} />}
            {cross && <Cross {...cross} color={hand.color} />}
          </svg>
        </div>
      </div>
      <p className="only-heard" aria-live="polite">
        {spokenPlace}
      </p>
    </div>
  )
}

/** From window to page coordinates, whatever its size and zoom. */
function unitsOf(canvas: HTMLCanvasElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const box = canvas?.getBoundingClientRect()
  if (!canvas || !box || box.width === 0) return { x: 0, y: 0 }
  return {
    x: ((clientX - box.left) / box.width) * (canvas.width / 2),
    y: ((clientY - box.top) / box.height) * (canvas.height / 2),
  }
}

function Before({ picture }: { picture: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(picture), [picture])
  return <div className="paint__before" ref={place} aria-hidden="true" />
}

function PartShape({ part }: { part: Part }) {
  const width = lineWidthOf(part)
  const paint = width > 0 ? { fill: 'none', stroke: part.color, strokeWidth: width } : { fill: part.color }
  return <path d={pathText(partPath(part))} {...paint} strokeLinecap="round" strokeLinejoin="round" />
}

function PartRing({ part }: { part: Part }) {
  const [across, down] = [Math.abs(part.across) + 10, Math.abs(part.down) + 10]
  const turned = `rotate(${part.turn} ${part.x} ${part.y})`
  return (
    <rect
      className="paint__ring"
      x={part.x - across / 2}
      y={part.y - down / 2}
      width={across}
      height={down}
      rx="6"
      transform={turned}
    />
  )
}

function Cross({ at: { x, y }, isDown, color }: { at: Spot; isDown: boolean; color: string }) {
  return (
    <g className={isDown ? 'paint__cross paint__cross--down' : 'paint__cross'}>
      <path className="paint__cross-back" d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} />
      <path d={`M${x - 14} ${y}h28M${x} ${y - 14}v28`} />
      <circle cx={x} cy={y} r="5" fill={color} />
    </g>
  )
}

/**
 * The page at the size of its container, with its own aspect ratio: rotating a phone resizes it and changes nothing on it.
 */
function useFittedPage(
  room: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  useLayoutEffect(() => {
    const [place, page] = [room.current, frame.current]
    if (!place || !page) return undefined
    const fit = () => {
      const scale = Math.min(place.clientWidth / width, place.clientHeight / height)
      page.style.inlineSize = `${Math.floor(width * scale)}px`
      page.style.blockSize = `${Math.floor(height * scale)}px`
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [room, frame, width, height])
}
