/**
 * The extent of a drawing that does not state its size: Scratch measures what is drawn and adds half of the widest line on
 * each side. Text is estimated from the usual width of letters, because nothing is rendered here.
 */
import type { XmlElement } from '@rgrove/parse-xml'
import { identity, type Matrix, multiply, scaleOf, transformFrom } from './svg-matrix.ts'
import { pathPoints, type Point } from './svg-path.ts'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Null for a drawing in which nothing has a position. */
export function boundsOf(root: XmlElement): Bounds | null {
  const found: MeasuredBounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, widest: 0, elements: 0 }
  for (const child of elementsIn(root)) measure(child, { matrix: identity, line: lineWidth(root) ?? 1, depth: 0 }, found)
  if (found.left > found.right) return null
  const [width, height] = [found.right - found.left, found.bottom - found.top]
  const half = width === 0 || height === 0 ? 0 : found.widest / 2
  return { x: found.left - half, y: found.top - half, width: width + 2 * half, height: height + 2 * half }
}

interface MeasuredBounds {
  left: number
  right: number
  top: number
  bottom: number
  /** Of all lines, at their drawn width. */
  widest: number
  elements: number
}

interface Spot {
  readonly matrix: Matrix
  readonly line: number
  readonly depth: number
}

const deepest = 100
const maxElements = 20_000
const notDrawn = new Set('defs symbol clipPath mask linearGradient radialGradient style title desc metadata script'.split(' '))

function measure(element: XmlElement, around: Spot, found: MeasuredBounds): void {
  const name = element.name.replace(/^svg:/, '')
  if (notDrawn.has(name) || element.attributes.display === 'none' || around.depth > deepest) return
  if (++found.elements > maxElements) return
  const matrix = multiply(around.matrix, transformFrom(element.attributes.transform))
  const line = lineWidth(element) ?? around.line
  const points = pointsOf(element, name)
  if (points.length > 0) {
    // Only the line widths of paths are scaled.
    found.widest = Math.max(found.widest, name === 'path' && line > 0 ? line * scaleOf(matrix) : line)
    for (const point of points) take(found, matrix, point)
  }
  if (name !== 'text') for (const child of elementsIn(element)) measure(child, { matrix, line, depth: around.depth + 1 }, found)
}

function elementsIn(element: XmlElement): XmlElement[] {
  return element.children.filter((child): child is XmlElement => child.type === 'element')
}

function lineWidth({ attributes }: XmlElement): number | undefined {
  const width = Number(attributes['stroke-width'] ?? Number.NaN)
  return Number.isFinite(width) ? width : undefined
}

function take(found: MeasuredBounds, { a, b, c, d, e, f }: Matrix, [x, y]: Point): void {
  const [across, down] = [a * x + c * y + e, b * x + d * y + f]
  if (!Number.isFinite(across) || !Number.isFinite(down)) return
  found.left = Math.min(found.left, across)
  found.right = Math.max(found.right, across)
  found.top = Math.min(found.top, down)
  found.bottom = Math.max(found.bottom, down)
}

function pointsOf(element: XmlElement, name: string): readonly Point[] {
  const number = (key: string) => Number.parseFloat(element.attributes[key] ?? '') || 0
  switch (name) {
    case 'path':
      return pathPoints(element.attributes.d ?? '')
    case 'rect':
    case 'image':
    case 'use':
      return number('width') > 0 && number('height') > 0 ? box(number('x'), number('y'), number('width'), number('height')) : []
    case 'circle':
      return round(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return round(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'line':
      return [
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ]
    case 'polyline':
    case 'polygon':
      return pairs(element.attributes.points ?? '')
    case 'text':
      return words(element, number('font-size') || 16)
    default:
      return []
  }
}

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ]
}

/** Enough points to stay accurate under rotation. */
function round(x: number, y: number, across: number, down: number): Point[] {
  if (across <= 0 || down <= 0) return []
  const around = 360
  return Array.from({ length: around }, (_, at): Point => {
    const turn = (at * 2 * Math.PI) / around
    return [x + across * Math.cos(turn), y + down * Math.sin(turn)]
  })
}

function pairs(text: string): Point[] {
  const numbers = (text.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ])
}

const letterWidth = 0.55
const aboveLine = 0.93
const belowLine = 0.24

function words(element: XmlElement, size: number): Point[] {
  const lines = element.text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return []
  const width = Math.max(...lines.map((line) => line.length)) * letterWidth * size
  const [x, y] = ['x', 'y'].map((key) => Number.parseFloat(element.attributes[key] ?? '') || 0) as [number, number]
  const anchor = element.attributes['text-anchor']
  const from = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  return box(from, y - aboveLine * size, width, (aboveLine + belowLine + (lines.length - 1) * 1.2) * size)
}
