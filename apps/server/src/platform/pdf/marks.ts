/** The graphics of a paper. */

type Doc = PDFKit.PDFDocument

interface Square {
  readonly x: number
  readonly y: number
  readonly sizePt: number
}

/** Draws the product's seedling logo, as in the site's icon; it also has enough contrast in black and white. */
export function drawLogo(doc: Doc, { x, y, sizePt }: Square): void {
  doc
    .save()
    .translate(x, y)
    .scale(sizePt / 48)
  doc
    .path(
      'M5 31a4 4 0 0 1 4-4h6.5c1 0 1.8.6 2.2 1.4.5 1.1 1.4 1.6 2.8 1.6h7c1.4 0 2.3-.5 2.8-1.6.4-.8 1.2-1.4 2.2-1.4H39a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z',
    )
    .fill('#F0B441')
  doc.lineWidth(3.4).lineCap('round').moveTo(24, 31).lineTo(24, 15).stroke('#2E8067')
  doc.path('M23.5 19C12 20 8 13.5 8.5 6 17.5 5 24 9.5 23.5 19z').fill('#2E8067')
  doc.path('M24.5 16C24.5 7.5 31 3 39.5 4.5 39.5 12 34 16.5 24.5 16z').fill('#4FA286')
  doc.restore().fillColor('#000').lineCap('butt')
}

export function drawClock(doc: Doc, { x, y, sizePt }: Square): void {
  const r = sizePt / 2
  doc
    .lineWidth(1.2)
    .circle(x + r, y + r, r)
    .stroke('#000')
  doc
    .moveTo(x + r, y + r * 0.45)
    .lineTo(x + r, y + r)
    .lineTo(x + r * 1.4, y + r * 1.25)
    .stroke('#000')
}

export function drawTick(doc: Doc, { x, y, sizePt }: Square): void {
  doc
    .lineWidth(1.2)
    .moveTo(x, y + sizePt * 0.5)
    .lineTo(x + sizePt * 0.38, y + sizePt * 0.85)
    .lineTo(x + sizePt, y + sizePt * 0.1)
    .stroke('#000')
}
