import type { XmlElement } from '@rgrove/parse-xml'

/**
 * How many elements a drawing draws, with referenced parts counted each time: a few thousand references to a few thousand
 * elements are a small file, and keep a browser drawing for hours.
 */
export function drawnElements(root: XmlElement): number {
  const all = withDescendants(root)
  const sizes = sizesById(all)
  const sizeOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  return all.reduce((drawn, element) => {
    // A CSS rule may apply to every element.
    const ruled = localName(element) === 'style' ? sizeOf(idsInRules(element.text)) * all.length : 0
    return drawn + sizeOf(referredBy(element)) + ruled
  }, all.length)
}

/** Parents before their children. Without recursion, because an untrusted file may be very deep. */
function withDescendants(root: XmlElement): XmlElement[] {
  const all = [root]
  for (let at = 0; at < all.length; at += 1) {
    for (const child of all[at]?.children ?? []) if (child.type === 'element') all.push(child as XmlElement)
  }
  return all
}

function sizesById(all: readonly XmlElement[]): ReadonlyMap<string, number> {
  const below = new Map<unknown, number>()
  const sizes = new Map<string, number>()
  for (const element of all.toReversed()) {
    const size = 1 + (below.get(element) ?? 0)
    below.set(element.parent, (below.get(element.parent) ?? 0) + size)
    const { id } = element.attributes
    if (id !== undefined) sizes.set(id, Math.max(size, sizes.get(id) ?? 0))
  }
  return sizes
}

function referredBy(element: XmlElement): string[] {
  const { attributes } = element
  const href = attributes.href ?? attributes['xlink:href'] ?? ''
  const used = localName(element) === 'use' && href.startsWith('#') ? [href.slice(1)] : []
  return [...used, ...['clip-path', 'mask', 'style'].flatMap((key) => idsIn(attributes[key] ?? ''))]
}

/** Gradients, which many rules refer to, draw nothing themselves. */
function idsInRules(css: string): string[] {
  return css
    .split(/[;{}]/)
    .filter((declaration) => /mask|clip-path/i.test(declaration))
    .flatMap(idsIn)
}

function idsIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].flatMap(([, id = '']) => id)
}

function localName({ name }: XmlElement): string {
  return name.replace(/^svg:/, '')
}
