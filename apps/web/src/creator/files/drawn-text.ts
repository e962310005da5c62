import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

interface Size {
  readonly width: number
  readonly height: number
  readonly box: string
}

/** A rendered React element as SVG text. It has no style sheet: `change` adds the needed styles. */
export function drawnText(shape: ReactNode, { width, height, box }: Size, change?: (svg: SVGElement) => void): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', box)
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  const root = createRoot(svg)
  flushSync(() => root.render(shape))
  change?.(svg)
  for (const element of svg.querySelectorAll('*')) for (const own of ofPage) element.removeAttribute(own)
  const text = new XMLSerializer().serializeToString(svg)
  root.unmount()
  return text
}

const ofPage = ['class', 'aria-hidden']
