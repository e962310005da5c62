/**
 * The characters walking and waving, for the library; in `src/ui/drawings` they sit or stand. In 120 units, scaled to the
 * 32 of the other pictures. Ours, CC BY 4.0.
 */
const eyes = (x: number, y: number, dark: string) =>
  `<circle cx="${x}" cy="${y}" r="4.2" fill="${dark}"/><circle cx="${x + 1.5}" cy="${y - 1.5}" r="1.4" fill="#fff"/>`

const catHead =
  '<path d="M31 44 32 15c0-3 3-4 5-2l19 17zM89 44 88 15c0-3-3-4-5-2L64 30z" fill="#e3a85a"/>' +
  '<path d="M37 33l.5-11L47 30zM83 33l-.5-11L73 30z" fill="#f3cfc0"/><ellipse cx="60" cy="48" rx="32" ry="26" fill="#e3a85a"/>' +
  '<path d="M60 23v9M50 25l2 7M70 25l-2 7" stroke="#b97831" stroke-width="4" stroke-linecap="round"/>' +
  `<ellipse cx="60" cy="58" rx="17" ry="11" fill="#fbebd0"/>${eyes(45, 47, '#2b2320')}${eyes(75, 47, '#2b2320')}` +
  '<path d="M56 52.5h8l-4 4.5z" fill="#8a4b2f" stroke="#8a4b2f" stroke-linejoin="round"/>' +
  '<path d="M60 57v3c-2 3.5-7 3.5-8 .5m8-.5c2 3.5 7 3.5 8 .5" stroke="#8a4b2f" stroke-width="2" fill="none" stroke-linecap="round"/>' +
  '<path d="M33 55l-13-2m13 7-12 3M87 55l13-2m-13 7 12 3" stroke="#b97831" stroke-width="2" stroke-linecap="round"/>'

const unicornHead =
  '<path d="M60 2l8 26H52z" fill="#f0b441"/><path d="M57 12l7 3M55 19l10 4" stroke="#c98a1b" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M35 36 32 18c0-3 3-4 5-2l12 12zM85 36l3-18c0-3-3-4-5-2L71 28z" fill="#d9c6e4"/>' +
  '<path d="M38 28l-1-5 6 5zM82 28l1-5-6 5z" fill="#f3cfc0"/><ellipse cx="60" cy="48" rx="29" ry="25" fill="#f7f2fa"/>' +
  '<path d="M58 24c-14-4-30 4-32 18-2 12 3 18-3 28 9-1 14-8 14-18 0-14 8-22 21-28z" fill="#8e6ca3"/>' +
  '<path d="M58 24c8-3 14 0 17 5-6-1-12 0-17 4z" fill="#8e6ca3"/><ellipse cx="60" cy="62" rx="20" ry="13" fill="#e6d7ee"/>' +
  `${eyes(46, 47, '#2b2330')}${eyes(74, 47, '#2b2330')}` +
  '<circle cx="53" cy="60" r="1.9" fill="#674578"/><circle cx="67" cy="60" r="1.9" fill="#674578"/>' +
  '<path d="M54 67c3 3 9 3 12 0" stroke="#674578" stroke-width="2" fill="none" stroke-linecap="round"/>'

const duckBody =
  '<path d="M14 70c8 4 14 2 20-4 4-4 10-6 18-6h26c18 0 28 10 28 24 0 16-14 26-38 26-28 0-48-14-54-40z" fill="#f4d06f"/>' +
  '<circle cx="80" cy="40" r="26" fill="#f4d06f"/><path d="M76 15c0-6 6-9 10-7-3 2-4 4-4 8z" fill="#e5b648"/>' +
  `<path d="M101 42c6-2 13-1 16 2-1 6-8 9-16 8z" fill="#de8437"/>${eyes(88, 36, '#2b2320')}<circle cx="77" cy="46" r="4" fill="#efbe6e"/>`
const wing = 'M36 78c6 16 28 20 42 8 2-2 1-5-2-5-8 0-14-2-20-6-7-5-22-4-20 3z'

/** A leg or an arm in one colour with its paw or hoof. */
const limb = (path: string, color: string, end: { x: number; y: number; color: string }) =>
  `<path d="${path}" stroke="${color}" stroke-width="13" fill="none" stroke-linecap="round"/>` +
  `<ellipse cx="${end.x}" cy="${end.y}" rx="9.5" ry="6.5" fill="${end.color}"/>`

const stepping = (color: string, foot: string) =>
  limb('M48 92 36 105', color, { x: 34, y: 108, color: foot }) + limb('M72 92 83 108', color, { x: 86, y: 111, color: foot })

const drawings: Readonly<Record<string, string>> = {
  'cat-walk':
    '<path d="M82 92c16 2 27-8 24-24-1-5 2-9 6-8" stroke="#cf9145" stroke-width="9" fill="none" stroke-linecap="round"/>' +
    `${stepping('#e3a85a', '#fbebd0')}<path d="M36 100c-3-22 9-36 24-36s27 14 24 36z" fill="#e3a85a"/>` +
    `<ellipse cx="60" cy="88" rx="13" ry="13" fill="#fbebd0"/><g transform="rotate(-4 60 48)">${catHead}</g>`,
  'cat-wave':
    '<path d="M84 104c20 3 29-13 21-27-3-5-1-9 3-9" stroke="#cf9145" stroke-width="9" fill="none" stroke-linecap="round"/>' +
    '<path d="M34 110c-5-28 7-46 26-46s31 18 26 46z" fill="#e3a85a"/><ellipse cx="60" cy="96" rx="14" ry="18" fill="#fbebd0"/>' +
    '<ellipse cx="47" cy="110" rx="11" ry="6" fill="#fbebd0"/><ellipse cx="73" cy="110" rx="11" ry="6" fill="#fbebd0"/>' +
    `${limb('M40 84 20 74', '#e3a85a', { x: 15, y: 69, color: '#fbebd0' })}<g transform="rotate(5 60 48)">${catHead}</g>`,
  'unicorn-walk':
    '<path d="M84 86c14-2 22 6 22 18" stroke="#8e6ca3" stroke-width="9" fill="none" stroke-linecap="round"/>' +
    `${stepping('#d9c6e4', '#b89ccb')}<path d="M36 100c-4-22 8-34 24-34s28 12 24 34z" fill="#d9c6e4"/>` +
    `<g transform="rotate(-4 60 48)">${unicornHead}</g>`,
  'unicorn-wave':
    '<path d="M88 84c14 0 18 10 15 22" stroke="#8e6ca3" stroke-width="9" fill="none" stroke-linecap="round"/>' +
    '<path d="M34 110c-5-26 7-44 26-44s31 18 26 44z" fill="#d9c6e4"/>' +
    '<ellipse cx="47" cy="110" rx="11" ry="6" fill="#b89ccb"/><ellipse cx="73" cy="110" rx="11" ry="6" fill="#b89ccb"/>' +
    `${limb('M42 86 23 78', '#d9c6e4', { x: 17, y: 74, color: '#b89ccb' })}<g transform="rotate(4 60 48)">${unicornHead}</g>`,
  'duck-walk':
    '<path d="M48 104 38 111m-8-1 10 5M70 105l12 8m-8 1h14" stroke="#c46f22" stroke-width="4" stroke-linecap="round"/>' +
    `<g transform="rotate(-4 60 80)">${duckBody}<path d="${wing}" fill="#e5b648"/></g>`,
  'duck-wave':
    '<path d="M46 106v8m-7 0h14M72 106v8m-7 0h14" stroke="#c46f22" stroke-width="4" stroke-linecap="round"/>' +
    `${duckBody}<path d="${wing}" fill="#e5b648" transform="rotate(62 74 84)"/>`,
}

/** The drawing of a character in the units of the library. */
export function friendInPose(name: string): string {
  const drawing = drawings[name]
  if (drawing === undefined) throw new Error(`there is no character called ${name}`)
  return `<g transform="scale(.26667)">${drawing}</g>`
}
