import type { ReactNode } from 'react'
import { CatShape } from '../../ui/drawings/cat.tsx'
import { DuckShape } from '../../ui/drawings/duck.tsx'
import { UnicornShape } from '../../ui/drawings/unicorn.tsx'
import { plainBackdrops } from '../stage/backdrop-colors.ts'
import { drawnBackdrops, MoreBackdrop } from '../stage/more-backdrops.tsx'
import { drawnText } from './drawn-text.ts'
import type { OwnDrawing } from './scratch-worker.ts'

/** Our own pictures as files, drawn from the same shapes as the page draws. */
export function ownDrawings(): OwnDrawing[] {
  return [
    drawing('cat', <CatShape />),
    drawing('unicorn', <UnicornShape />),
    drawing('duck', <DuckShape />),
    drawing('backdrop', <MoreBackdrop picture="meadow-by-day" />, ofStage),
    ...[...drawnBackdrops, ...Object.keys(plainBackdrops)].map((name) => drawing(name, <MoreBackdrop picture={name} />, ofStage)),
  ]
}

const ofStage = { width: 480, height: 360, box: '0 0 480 360' }
const ofSprites = { width: 96, height: 96, box: '0 0 120 120' }

function drawing(name: string, shape: ReactNode, { width, height, box } = ofSprites): OwnDrawing {
  return { name, svg: drawnText(shape, { width, height, box }), width, height }
}
