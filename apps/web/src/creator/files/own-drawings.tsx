import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CatShape } from '../../ui/drawings/cat.tsx'
import { DuckShape } from '../../ui/drawings/duck.tsx'
import { UnicornShape } from '../../ui/drawings/unicorn.tsx'
import { Backdrop } from '../stage/backdrop.tsx'
import { plainBackdrops } from '../stage/backdrop-colors.ts'
import { drawnBackdrops, MoreBackdrop } from '../stage/more-backdrops.tsx'
import type { OwnDrawing } from './scratch-worker.ts'

/** Our own pictures as files, drawn from the same shapes as the page draws. */
export function ownDrawings(): OwnDrawing[] {
  return [
    drawing('cat', <CatShape />),
    drawing('unicorn', <UnicornShape />),
    drawing('duck', <DuckShape />),
    drawing('backdrop', <Backdrop />, ofStage),
    ...[...drawnBackdrops, ...Object.keys(plainBackdrops)].map((name) => drawing(name, <MoreBackdrop picture={name} />, ofStage)),
  ]
}

const ofStage = { width: 480, height: 360, box: '0 0 480 360' }
const ofSprites = { width: 96, height: 96, box: '0 0 120 120' }

function drawing(name: string, shape: ReactNode, { width, height, box } = ofSprites): OwnDrawing {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', box)
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  const root = createRoot(svg)
  flushSync(() => root.render(shape))
  for (const [part, [fill, opacity]] of Object.entries(byDay)) {
    const element = svg.querySelector(`.${part}`)
    element?.setAttribute('fill', fill)
    element?.setAttribute('fill-opacity', opacity)
  }
  for (const element of svg.querySelectorAll('*')) for (const own of foreign) element.removeAttribute(own)
  const text = new XMLSerializer().serializeToString(svg)
  root.unmount()
  return { name, svg: text, width, height }
}

/** A file has no themes: the meadow goes with the colours of the day (tokens.css). */
const byDay: Readonly<Record<string, readonly [fill: string, opacity: string]>> = {
  backdrop__sky: ['#dde7f4', '1'],
  backdrop__sun: ['#f0b441', '0.5'],
  backdrop__far: ['#bfdbc8', '1'],
  backdrop__near: ['#8dbfa3', '1'],
}

/** Of the page, not of the picture. */
const foreign = ['class', 'aria-hidden']
