import { qrCode } from './qr-code.ts'

const quiet = 4

/** Who finds the sheet on a wall opens the address of help with a camera; where it does not fit, it is read in letters. */
export function addCode(help: HTMLElement): void {
  const rows = help.querySelector('svg') ? null : qrCode(`${location.origin}${help.dataset.helpAddress}`)
  if (rows) help.append(drawn(rows))
}

/** Black on white in any theme. */
function drawn(rows: readonly (readonly boolean[])[]): SVGElement {
  const size = String(rows.length + 2 * quiet)
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])))
  const drawing = make('svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true', 'shape-rendering': 'crispEdges' })
  drawing.append(make('rect', { width: size, height: size, fill: '#fff' }), make('path', { d: dark.join(''), fill: '#000' }))
  return drawing
}

function make(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
