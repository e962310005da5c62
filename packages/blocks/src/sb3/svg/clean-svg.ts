/**
 * Sanitises an untrusted SVG by rebuilding it from allow lists: no script, no animation, no external reference. Everything
 * that is not on the lists below is removed.
 */
import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { fromBase64 } from '../base64.ts'
import { pictureIn } from './picture-size.ts'
import { boundsOf } from './svg-bounds.ts'
import { drawnElements } from './svg-drawn.ts'
import { mayHaveValue, reference } from './svg-values.ts'

export interface CleanSvg {
  readonly text: string
  readonly width: number
  readonly height: number
  /** Its upper left corner in the drawing's own units: centres are relative to it. */
  readonly x: number
  readonly y: number
  /** Something potentially harmful was removed. */
  readonly isChanged: boolean
}

export interface RequestedSize {
  readonly width: number
  readonly height: number
}

/** Null if it is not a drawing. `wanted` is the size of one that does not state its own. */
export function cleanSvg(source: string, wanted: RequestedSize): CleanSvg | null {
  if (source.length > longest) return null
  const root = rootOf(source)
  if (!root || localName(root.name) !== 'svg' || drawnElements(root) > maxDrawnElements) return null
  const work: Work = { isChanged: false, elements: 0, usedIds: idsWithUses(root) }
  const size = sizeOf(root, wanted)
  const inside = childrenOf(root, work, { depth: 1, isReferred: false })
  if (work.elements > maxElements) return null
  const { x, y, width, height } = size
  const text = `<svg ${rootAttributes(root, size, work)}>${inRoot(root, size, inside)}</svg>`
  return { text, x, y, width, height, isChanged: work.isChanged }
}

const longest = 2_000_000
const maxElements = 20_000
/** With referenced elements counted each time: about a second on a slow phone. */
const maxDrawnElements = 200_000
const deepest = 100
/** Of a bitmap. */
export const longestSide = 4096
/** Of a drawing: it is rendered only as large as it is shown. */
const longestOfDrawing = 16_384

interface Work {
  isChanged: boolean
  elements: number
  /** Parts that use other parts: using them again could double without limit. */
  readonly usedIds: ReadonlySet<string>
}

interface Spot {
  readonly depth: number
  /** Inside an element that is drawn wherever it is referenced. */
  readonly isReferred: boolean
}

function rootOf(source: string): XmlElement | null {
  try {
    // Custom entities are not expanded: the text stays as it is written.
    return parseXml(source, { ignoreUndefinedEntities: true }).root
  } catch {
    return null
  }
}

function localName(name: string): string {
  return name.replace(/^svg:/, '')
}

const elements = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc ' +
    'linearGradient radialGradient stop clipPath mask image style'
  ).split(' '),
)
const transparent = new Set(['a', 'switch'])
const withText = new Set(['text', 'tspan', 'title', 'desc'])
const harmful = /^(?:script|foreignObject|iframe|animate\w*|set|handler|listener|audio|video|feImage|embed|object)$/i

function childrenOf(element: XmlElement, work: Work, spot: Spot): string {
  if (spot.depth > deepest) {
    work.isChanged = true
    return ''
  }
  const keepsText = withText.has(localName(element.name))
  return element.children
    .map((child) => {
      if (child.type === 'element') return elementText(child as XmlElement, work, spot)
      const isText = child.type === 'text' || child.type === 'cdata'
      return isText && keepsText ? escaped((child as unknown as { text: string }).text) : ''
    })
    .join('')
}

function elementText(element: XmlElement, work: Work, { depth, isReferred }: Spot): string {
  const name = localName(element.name)
  work.elements++
  if (work.elements > maxElements) return ''
  const inner = { depth: depth + 1, isReferred: isReferred || name === 'clipPath' || name === 'mask' || name === 'symbol' }
  if (transparent.has(name)) return childrenOf(element, work, inner)
  if (!elements.has(name) || !isUsable(element, name, work)) {
    work.isChanged ||= elements.has(name) || harmful.test(name)
    return ''
  }
  if (name === 'style') return styleText(element, work)
  const attributes = attributesOf(element, work, inner)
  const inside = childrenOf(element, work, inner)
  const head = attributes === '' ? name : `${name} ${attributes}`
  return inside === '' ? `<${head}/>` : `<${head}>${inside}</${name}>`
}

/** A part may be used through one level of reference only, and a picture must contain its own pixels. */
function isUsable(element: XmlElement, name: string, { usedIds }: Work): boolean {
  if (name !== 'use' && name !== 'image') return true
  const href = hrefOf(element)
  if (href === null || !reference(name, href)) return false
  return name === 'use' ? !usedIds.has(href.slice(1)) : isSmallPicture(href)
}

/** A few bytes can represent a picture that exhausts memory. */
function isSmallPicture(href: string): boolean {
  const picture = pictureIn(fromBase64(href.slice(href.indexOf(',') + 1)))
  return picture !== null && picture.kind !== 'svg' && picture.width <= longestSide && picture.height <= longestSide
}

function hrefOf({ attributes }: XmlElement): string | null {
  return attributes.href ?? attributes['xlink:href'] ?? null
}

function styleText(element: XmlElement, work: Work): string {
  const css = element.text
  if (mayHaveValue(css) && !css.includes('@')) return `<style>${escaped(css)}</style>`
  work.isChanged = true
  return ''
}

const attributeNames = new Set(
  (
    'id class style transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio ' +
    'offset pathLength rotate textLength lengthAdjust gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits ' +
    'maskContentUnits clip-path clip-rule mask fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity opacity color display visibility ' +
    'overflow font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor ' +
    'text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction paint-order vector-effect ' +
    'shape-rendering text-rendering image-rendering color-interpolation mix-blend-mode isolation xml:space'
  ).split(' '),
)
type Bearer = Pick<XmlElement, 'name' | 'attributes'>

const nested = new Set(['clip-path', 'mask', 'style'])

function attributesOf(element: Bearer, work: Work, { isReferred }: Spot): string {
  const name = localName(element.name)
  return Object.entries(element.attributes)
    .flatMap(([key, value]) => {
      if (key === 'href' || key === 'xlink:href') return hrefText(element, name, { key, value, work })
      const isKnown = attributeNames.has(key) || /^data-[a-z-]+$/.test(key)
      // Content drawn by reference may not contain references, or a few lines could draw without limit.
      const isFine = isKnown && mayHaveValue(value) && !(isReferred && nested.has(key) && value.includes('url('))
      work.isChanged ||= !isFine && (isKnown || /^on/i.test(key))
      return isFine ? `${key}="${escaped(value)}"` : []
    })
    .join(' ')
}

interface Href {
  readonly key: string
  readonly value: string
  readonly work: Work
}

function hrefText(element: Bearer, name: string, { key, value, work }: Href): string[] {
  const isSecond = key === 'xlink:href' && element.attributes.href !== undefined
  const isFine = reference(name, value)
  work.isChanged ||= !isFine
  return isFine && !isSecond ? [`href="${escaped(value)}"`] : []
}

function idsWithUses(root: XmlElement): Set<string> {
  const ids = new Set<string>()
  const waiting: XmlElement[] = [root]
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    for (const child of element.children) if (child.type === 'element') waiting.push(child as XmlElement)
    if (localName(element.name) !== 'use') continue
    for (let around: typeof element.parent = element; around !== null; around = around.parent) {
      const id = (around as XmlElement).attributes?.id
      if (id !== undefined && ids.has(id)) break
      if (id !== undefined) ids.add(id)
    }
  }
  return ids
}

interface Size extends RequestedSize {
  readonly x: number
  readonly y: number
  readonly isEmpty: boolean
}

/** As in Scratch: the size of the view box; without one, of everything drawn. */
function sizeOf(root: XmlElement, wanted: RequestedSize): Size {
  const { attributes } = root
  const box = boxIn(attributes.viewBox)
  if (box) {
    const [x, y, width, height] = box
    const isEmpty = !(width > 0 && height > 0)
    return isEmpty ? emptySize : { x, y, width: shortened(width), height: shortened(height), isEmpty }
  }
  const measured = attributes.viewBox === undefined || attributes.viewBox === '' ? boundsOf(root) : null
  if (measured && measured.width > 0 && measured.height > 0)
    return { ...measured, width: shortened(measured.width), height: shortened(measured.height), isEmpty: false }
  const width = lengthOf(attributes.width) ?? wanted.width
  const height = lengthOf(attributes.height) ?? wanted.height
  return { x: 0, y: 0, width: shortened(width), height: shortened(height), isEmpty: false }
}

/** Scratch does not show a drawing without width at all. */
const emptySize: Size = { x: 0, y: 0, width: 0, height: 0, isEmpty: true }

function shortened(side: number): number {
  return Math.min(side, longestOfDrawing)
}

function boxIn(text = ''): [x: number, y: number, width: number, height: number] | null {
  const [x = 0, y = 0, width = 0, height = 0, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = text.trim() !== '' && more.length === 0 && [x, y, width, height].every(Number.isFinite)
  return isBox ? [x, y, width, height] : null
}

/** The origin of a cleaned drawing, in its own units. */
export function originOf(clean: string): { x: number; y: number } {
  const [, x = 0, y = 0] = /^<svg [^>]*viewBox="(\S+) (\S+) \S+ \S+"/.exec(clean) ?? []
  const [across, down] = [Number(x), Number(y)]
  return { x: Number.isFinite(across) ? across : 0, y: Number.isFinite(down) ? down : 0 }
}

/** In pixels; percentages are not lengths. */
function lengthOf(text: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d+(?:\.\d+)?|\.\d+)(?:px)?\s*$/.exec(text ?? '') ?? []
  return digits !== undefined && Number(digits) > 0 ? Number(digits) : undefined
}

function rootAttributes(root: XmlElement, { x, y, width, height, isEmpty }: Size, work: Work): string {
  const { width: _width, height: _height, viewBox: _box, x: _x, y: _y, ...rest } = root.attributes
  const others = attributesOf({ name: root.name, attributes: rest }, work, { depth: 0, isReferred: false })
  const viewBox = isEmpty ? '0 0 0 0' : `${x} ${y} ${width} ${height}`
  const own = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`
  return others === '' ? own : `${own} ${others}`
}

/** A drawing that is displayed larger or smaller than its own units keeps that, clipped to its area, as in Scratch. */
function inRoot({ attributes }: XmlElement, { x, y, isEmpty }: Size, inside: string): string {
  const [width, height] = [lengthOf(attributes.width), lengthOf(attributes.height)]
  const box = boxIn(attributes.viewBox)
  const isOwn = width === undefined || height === undefined || !box || (isNear(width, box[2]) && isNear(height, box[3]))
  if (isOwn || isEmpty || inside === '') return inside
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}">${inside}</svg>`
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;')
}
