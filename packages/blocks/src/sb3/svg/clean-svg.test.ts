import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayHaveValue } from './svg-values.ts'
import { cleanSvg, originOf } from './clean-svg.ts'

const wanted = { width: 10, height: 20 }
const head = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">'

function cleaned(inside: string, root = 'width="10" height="20" viewBox="0 0 10 20"'): string | undefined {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return cleanSvg(`<svg ${xmlns} ${root}>${inside}</svg>`, wanted)?.text
}

const drawing =
  '<defs><linearGradient id="a" x1="0"><stop offset="0" stop-color="#ff0000"/></linearGradient></defs>' +
  '<g id="p" transform="translate(1 2)" data-paper-data="{&quot;isPaintingLayer&quot;:true}"><path d="M0 0L1 1" fill="url(#a)"/></g>' +
  '<use href="#p"/><text x="1" font-family="Sans Serif">A &amp; B</text>'

test('a drawing exported by Scratch stays unchanged', () => {
  expect(cleaned(drawing)).toBe(`${head}${drawing}</svg>`)
  expect(cleanSvg(`${head}${drawing}</svg>`, wanted)).toMatchObject({ isChanged: false, width: 10, height: 20 })
})

/** The header of a PNG with that width and a height of 16. */
function png(width: number): string {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000010', 'hex')
  head.writeUInt32BE(width, 16)
  return `data:image/png;base64,${head.toString('base64')}`
}

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of another type', '<script type="text/ecmascript" href="x.js"/>'],
  ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ['an embedded page', '<iframe src="https://example.org"/>'],
  ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['an element that sets a reference', '<set attributeName="href" to="https://example.org"/>'],
  ['an external picture', '<image href="https://example.org/a.png" width="1"/>'],
  ['an external picture with xlink', '<image xlink:href="//example.org/a.png"/>'],
  ['an SVG inside an image', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ['a part of another file', '<use href="https://example.org/a.svg#b"/>'],
  ['fonts and files in a style', '<style>@import url(https://example.org/a.css);</style>'],
  ['a font in a style', '<style>@font-face{src:url(//example.org/f)}</style>'],
  ['an address in a style, written with escapes', '<style>path{fill:u\\72l(https://example.org)}</style>'],
])('%s is removed', (_what, inside) => {
  expect(cleaned(`${inside}<rect width="1"/>`)).toBe(`${head}<rect width="1"/></svg>`)
})

test.each([
  ['an event handler', 'onload="alert(1)"'],
  ['an event handler in capitals', 'ONCLICK="alert(1)"'],
  ['an external paint', 'fill="url(https://example.org/a.svg#b)"'],
  ['an external paint in quotes', `fill="url('//example.org#b')"`],
  ['an address in a style', 'style="background:url(https://example.org)"'],
  ['an unfinished address', 'style="fill:url(https://example.org"'],
  ['an address in a comment', 'style="fill:/**/red"'],
  ['a set of images', 'style="cursor:image-set(url(#a) 1x)"'],
  ['a filter', 'filter="url(https://example.org#f)"'],
  ['a link', 'href="javascript:alert(1)"'],
  ['a base for links', 'xml:base="https://example.org"'],
])('%s is removed from an element', (_what, attribute) => {
  expect(cleaned(`<rect width="1" ${attribute}/>`)).toBe(`${head}<rect width="1"/></svg>`)
})

test('removal of something harmful is reported, and only that', () => {
  const isChanged = (inside: string) => cleanSvg(`${head}${inside}</svg>`, wanted)?.isChanged
  expect(isChanged('<rect onload="a()"/>')).toBe(true)
  expect(isChanged('<script/>')).toBe(true)
  expect(isChanged('<image href="https://example.org/a.png"/>')).toBe(true)
  expect(isChanged('<metadata><a/></metadata><!-- made by hand --><rect inkscape:label="a"/>')).toBe(false)
})

test('embedded pictures stay, unless they would exhaust memory', () => {
  const image = (width: number) => `<image href="${png(width)}" width="1"/>`
  expect(cleaned(image(16))).toBe(`${head}${image(16)}</svg>`)
  expect(cleaned(image(100_000))).toBe(`${head}</svg>`)
})

test('parts that use parts cannot multiply', () => {
  const levels = Array.from({ length: 40 }, (_, at) => `<g id="l${at + 1}"><use href="#l${at}"/><use href="#l${at}"/></g>`)
  const text = cleaned(`<g id="l0"><rect width="1"/></g>${levels.join('')}`)
  expect(text?.match(/<use/g)).toHaveLength(2)
  const masks = '<mask id="m"><rect mask="url(#m)" style="mask:url(#m)"/></mask>'
  expect(cleaned(masks)).toBe(`${head}<mask id="m"><rect/></mask></svg>`)
})

test('custom entities stay text and are not expanded', () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
  const source = `${bomb}${head}<text>&b;&c;</text></svg>`
  expect(cleanSvg(source, wanted)?.text).toBe(`${head}<text>&amp;b;&amp;c;</text></svg>`)
})

test('a file that is not a drawing, is damaged or a hundred thousand deep is refused', () => {
  expect(cleanSvg('<html/>', wanted)).toBeNull()
  expect(cleanSvg(`${head}<g></svg>`, wanted)).toBeNull()
  const deep = cleanSvg(`${head}${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`, wanted)
  expect(deep === null || deep.isChanged).toBe(true)
})

test('a drawing without a size gets the size that the game expects, and none is larger than 16384', () => {
  expect(cleanSvg('<svg xmlns="http://www.w3.org/2000/svg"/>', wanted)).toMatchObject(wanted)
  expect(cleanSvg('<svg viewBox="0 0 30 40"/>', wanted)).toMatchObject({ width: 30, height: 40 })
  expect(cleanSvg('<svg width="100000" height="50px"/>', wanted)).toMatchObject({ width: 16_384, height: 50 })
  // Its centre is far from the corner: cut at the size of a bitmap, the stage would show nothing of it.
  expect(cleanSvg('<svg viewBox="0 0 10000 9000"/>', wanted)).toMatchObject({ width: 10_000, height: 9000 })
})

test("gradients with the ids of Scratch's library stay", () => {
  const filled = '<linearGradient id="grad_1-.46,0,0,.5"/><path d="M0 0L1 1" fill="url(#grad_1-.46,0,0,.5)"/>'
  expect(cleaned(filled)).toBe(`${head}${filled}</svg>`)
})

test('a drawing keeps its origin, and its size is that of its own units', () => {
  const clean = cleanSvg('<svg width="60" height="40" viewBox="-12.5,7 60,40"><path d="M0 0"/></svg>', wanted)
  expect(clean).toMatchObject({ x: -12.5, y: 7, width: 60, height: 40 })
  expect(originOf(clean?.text ?? '')).toEqual({ x: -12.5, y: 7 })
  expect(cleanSvg('<svg width="0" height="0" viewBox="0,0,0,0"/>', wanted)).toMatchObject({ width: 0, height: 0 })
})

test('one that is displayed larger than its own units is clipped to its area, as in Scratch', () => {
  const clean = cleanSvg('<svg width="120" height="80" viewBox="5 6 60 40"><rect width="1"/></svg>', wanted)
  expect(clean?.text).toContain('width="60" height="40" viewBox="5 6 60 40"><svg x="5" y="6" width="120" height="80"')
  expect(cleanSvg(clean?.text ?? '', wanted)).toEqual(clean)
})

test.each([
  ['a rectangle', '<rect x="-3" y="2" width="10" height="20" stroke="#000" stroke-width="4"/>', [-5, 0, 14, 24]],
  ['a rotated path', '<g transform="translate(10 5) rotate(90)"><path d="M0 0h10v4H0z" stroke-width="0"/></g>', [6, 5, 4, 10]],
  ['a curve', '<path stroke-width="0" d="M0 0C0 40 30 40 30 0"/>', [0, 0, 30, 30]],
  ['half a circle', '<path stroke-width="0" d="M0 0a10 10 0 0120 0"/>', [0, -10, 20, 10]],
  ['a wide line of a scaled path', '<path transform="scale(2)" d="M0 0l10 10" stroke="red" stroke-width="3"/>', [-3, -3, 26, 26]],
])('%s without a size is measured', (_what, inside, [x, y, width, height]) => {
  const found = cleanSvg(`<svg>${inside}</svg>`, wanted)
  for (const [key, value] of Object.entries({ x, y, width, height }))
    expect(found).toHaveProperty(key, expect.closeTo(value ?? 0, 2))
})

test('for any input, the result contains nothing harmful and cleaning it again changes nothing', () => {
  const piece = fc.constantFrom(
    '<g>',
    '</g>',
    '<path d="M0 0"/>',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    'a{fill:url(#b)}',
    '&amp;',
    '&lt;script&gt;',
    '<![CDATA[<script>]]>',
    '<!--',
    '-->',
    '<use href="#a"/>',
    '<a href="javascript:1">',
    '</a>',
    '<?x y?>',
    '<text>',
    '</text>',
    '<rect onload="x" fill="url(http://a)" style="fill:red"/>',
    '<image href="data:image/png;base64,AA=="/>',
    '"',
    "'",
    '>',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = cleanSvg(`${head}${pieces.join('')}</svg>`, wanted)
      if (!once) return
      expect(once.text).not.toMatch(/<script|javascript:|onload=|http:\/\/a|<a\b/)
      expect(cleanSvg(once.text, wanted)).toEqual({ ...once, isChanged: false })
    }),
    { numRuns: 1000, seed: 3 },
  )
})

test('a small file that would draw millions of elements is refused', () => {
  const cells = '<rect width="1" height="1"/>'
  const drawing = (many: number, each: string) =>
    `${head}<defs><g id="a">${cells.repeat(many)}</g></defs>${each.repeat(many)}</svg>`
  expect(cleanSvg(drawing(100, '<use href="#a"/>'), wanted)?.isChanged).toBe(false)
  expect(cleanSvg(drawing(1000, '<use href="#a"/>'), wanted)).toBeNull()
  expect(cleanSvg(drawing(1000, '<use xlink:href="#a"/>'), wanted)).toBeNull()
  const masked = drawing(1000, '<rect mask="url(#a)"/>')
  expect(cleanSvg(masked, wanted)).toBeNull()
  expect(cleanSvg(masked.replaceAll('mask="url(#a)"', 'style="clip-path: url(\'#a\')"'), wanted)).toBeNull()
  const ruled = (css: string) => `${head}<style>${css}</style><g id="a">${cells.repeat(1000)}</g></svg>`
  expect(cleanSvg(ruled('rect { mask: url(#a) }'), wanted)).toBeNull()
  expect(cleanSvg(ruled('rect { fill: url(#a) }'), wanted)?.isChanged).toBe(false)
})

test('a value with an address of a million characters is read in linear time', () => {
  // Reading each character once is instant; quadratic time would take hours.
  const halves = 'url( '.repeat(200_000)
  expect(mayHaveValue(halves)).toBe(false)
  expect(mayHaveValue(`${'url(#a) '.repeat(100_000)}`)).toBe(true)
  expect(mayHaveValue(`url(${' '.repeat(1_000_000)}#a)`)).toBe(true)
  expect(mayHaveValue(`url${' '.repeat(1_000_000)}`)).toBe(true)
  expect(mayHaveValue(`${'url'.repeat(300_000)}(#a`)).toBe(false)
})

test('a length and a transform of a million characters are read in linear time', () => {
  const drawing = (width: string, transform: string) =>
    cleanSvg(`<svg width="${width}" height="9"><g transform="${transform}"><path d="M0 0h1"/></g></svg>`, wanted)
  const many = 500_000
  expect(drawing(`${'00'.repeat(many)}x`, 'scale(2)')?.height).toBe(9)
  expect(drawing('9', '0A'.repeat(many))?.width).toBe(9)
  expect(drawing('9', 'a('.repeat(many))?.width).toBe(9)
})

test('an address is read up to its bracket, whatever quotes are around it', () => {
  for (const value of ['url(#a)', 'url("#a")', "URL ( '#a' )", 'url(#a) url(#b)']) expect(mayHaveValue(value), value).toBe(true)
  for (const value of ['url(#a', 'url("#a)', `url("#a')`, 'url(")', 'url(a)', 'url(#a) url(//b)', 'url()']) {
    expect(mayHaveValue(value), value).toBe(false)
  }
})
