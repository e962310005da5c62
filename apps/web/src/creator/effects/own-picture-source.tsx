import type { ReactNode } from 'react'
import type { Costume } from '@ankur/blocks/project'
import { drawnText } from '../files/drawn-text.ts'
import { Shape } from '../stage/sprites/sprite-picture.tsx'
import { Backdrop } from '../stage/backdrops/backdrop.tsx'
import { MoreBackdrop } from '../stage/backdrops/more-backdrops.tsx'
import { backdropColors } from '../stage/backdrops/own-backdrops.ts'

/** The URL of one of our own drawings, or of the grey box for a missing picture, in the current theme. */
export async function ownPicture({ picture, width, height }: Costume): Promise<string> {
  // React must finish its current rendering before another one.
  await Promise.resolve()
  const size = { width, height, box: `0 0 ${width} ${height}` }
  const text = drawnText(drawingOf(picture, { width, height }), size, colored)
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
}

/** The CSS variables that the meadow and the grey box use. */
export function themeNow(): string {
  return colorOf('--sky') + colorOf('--sunken')
}

function drawingOf(picture: string, size: { readonly width: number; readonly height: number }): ReactNode {
  if (picture === 'backdrop') return <Backdrop />
  return Object.hasOwn(backdropColors, picture) ? <MoreBackdrop picture={picture} /> : <Shape picture={picture} {...size} />
}

/** A picture has no style sheet: the rules of stage.css for these parts are included in it. */
function colored(svg: SVGElement) {
  for (const [part, colors] of Object.entries(partColors)) {
    for (const element of svg.querySelectorAll(`.${part}`)) {
      for (const [name, value] of Object.entries(colors))
        element.setAttribute(name, value.startsWith('--') ? colorOf(value) : value)
    }
  }
}

const partColors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  backdrop__sky: { fill: '--sky' },
  backdrop__sun: { fill: '--mari', opacity: '0.5' },
  backdrop__far: { fill: '--hill1' },
  backdrop__near: { fill: '--hill2' },
  stage__unknown: { fill: '--sunken', stroke: '--edge', 'stroke-width': '4' },
}

function colorOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim()
}
