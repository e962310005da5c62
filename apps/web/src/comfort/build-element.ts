type Attributes = Readonly<Record<string, string | boolean>>

/** Elements and text alone, never markup: static pages require trusted types. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** A line drawing, skipped by screen readers. */
export function buildDrawing(className: string, size: number, paths: readonly Attributes[]): SVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  setAttributes(svg, { class: className, viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true', focusable: 'false' })
  for (const attributes of paths) {
    const path = document.createElementNS(svgSpace, 'path')
    setAttributes(path, attributes)
    svg.append(path)
  }
  return svg
}

const svgSpace = 'http://www.w3.org/2000/svg'

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : value)
  }
}
