import type { ReactNode } from 'react'
import { CatShape, DuckShape, UnicornShape } from '../../ui/drawings/animals.tsx'
import { plainBackdrops } from '../stage/backdrops/own-backdrops.ts'
import { drawings } from '../ready/drawings.ts'
import { drawnBackdrops, MoreBackdrop } from '../stage/backdrops/more-backdrops.tsx'
import { drawnText } from './drawn-text.ts'
import type { OwnDrawing } from './scratch-worker.ts'

/** Our own pictures as files, rendered from the same components as the page. */
export function ownDrawings(): OwnDrawing[] {
  return [
    drawing('cat', <CatShape />),
    drawing('unicorn', <UnicornShape />),
    drawing('duck', <DuckShape />),
    drawing('backdrop', <MoreBackdrop picture="meadow-by-day" />, ofStage),
    ...drawings,
    ...[...drawnBackdrops, ...Object.keys(plainBackdrops)].map((name) => drawing(name, <MoreBackdrop picture={name} />, ofStage)),
  ]
}

const ofStage = { width: 480, height: 360, box: '0 0 480 360' }
/** Scratch takes the size of a drawing from its own units, so these are stage units. */
const ofSprites = { width: 96, height: 96, box: '0 0 96 96', scale: 96 / 120 }

function drawing(name: string, shape: ReactNode, size: DrawingSize = ofSprites): OwnDrawing {
  const { width, height, box, scale } = size
  const scaled = scale === undefined ? shape : <g transform={`scale(${scale})`}>{shape}</g>
  return { name, svg: drawnText(scaled, { width, height, box }), width, height }
}

interface DrawingSize {
  readonly width: number
  readonly height: number
  readonly box: string
  /** Scaled from the units in which it is drawn. */
  readonly scale?: number
}
