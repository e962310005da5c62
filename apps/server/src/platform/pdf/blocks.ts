/** Each kind of block, laid out into pieces: a piece knows its height and is never torn between two pages. */
import type { Block, BlockOf, PaperPage } from '@ankur/screening/report/document'
import type { Language } from '@ankur/screening/language'
import type { Weight } from './fonts.ts'
import { drawClock, drawLogo, drawTick } from './marks.ts'
import { breakLines, drawLines, type TextLines, type TextStyle } from './typeset.ts'

export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly language: Language
  readonly x: number
  readonly widthPt: number
  /** The size of running text. */
  readonly basePt: number
  readonly leading: number
}

interface Place {
  readonly x: number
  readonly y: number
}

export interface Piece {
  readonly tag: 'H1' | 'H2' | 'P'
  readonly heightPt: number
  readonly keepsNext?: boolean
  readonly draw: (place: Place) => void
}

export function layOut(sheet: Sheet, page: PaperPage): Piece[] {
  return [headPiece(sheet, page), factsPiece(sheet, page.facts), ...page.blocks.flatMap((block) => piecesOf(sheet, block))]
}

function piecesOf(sheet: Sheet, block: Block): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [headingPiece(sheet, block.text)]
    case 'paragraph':
      return [textPiece(sheet, 'P', block.text, { after: 0.4 })]
    case 'card':
      return [cardPiece(sheet, block)]
    case 'columns':
      return [columnsPiece(sheet, block)]
    case 'steps':
      return stepPieces(sheet, block)
    case 'box':
      return [boxPiece(sheet, block)]
    case 'halves':
      return [halvesPiece(sheet, block)]
    case 'items':
      return itemsPieces(sheet, block)
    case 'pairs':
      return block.items.map((item) => pairPiece(sheet, item))
    case 'notes':
      return notesPieces(sheet, block)
    case 'space':
      return spacePieces(sheet, block)
  }
}

interface Look {
  /** All in units of the running text's size. */
  readonly size?: number
  readonly before?: number
  readonly after?: number
  readonly weight?: Weight
}

/** One text in its place within a piece. */
interface Part {
  readonly lines: TextLines
  readonly style: TextStyle
  readonly x: number
  readonly y: number
}

function styleOf(sheet: Sheet, { size = 1, weight = 'plain' }: Look, widthPt: number): TextStyle {
  return { sizePt: sheet.basePt * size, weight, widthPt, leading: sheet.leading }
}

function textPiece(sheet: Sheet, tag: Piece['tag'], text: string, look: Look = {}): Piece {
  const { doc, basePt, widthPt } = sheet
  const { before = 0, after = 0 } = look
  const style = styleOf(sheet, look, widthPt)
  const lines = breakLines(doc, text, style)
  return {
    tag,
    heightPt: lines.heightPt + (before + after) * basePt,
    draw: ({ x, y }) => drawLines(doc, lines, { x, y: y + before * basePt, style }),
  }
}

function headingPiece(sheet: Sheet, text: string): Piece {
  return { ...textPiece(sheet, 'H2', text, { size: 1.1, weight: 'bold', before: 0.45, after: 0.1 }), keepsNext: true }
}

/** Texts below one another in one column; gives their places and the height. */
function stack(sheet: Sheet, texts: readonly (readonly [string, Look])[], at: Place & { readonly widthPt: number }) {
  const parts: Part[] = []
  let y = at.y
  for (const [text, look] of texts) {
    const style = styleOf(sheet, look, at.widthPt)
    const lines = breakLines(sheet.doc, text, style)
    y += (look.before ?? 0) * sheet.basePt
    parts.push({ lines, style, x: at.x, y })
    y += lines.heightPt + (look.after ?? 0) * sheet.basePt
  }
  return { parts, heightPt: y - at.y }
}

function drawParts({ doc }: Sheet, parts: readonly Part[], { x, y }: Place): void {
  for (const part of parts) drawLines(doc, part.lines, { x: x + part.x, y: y + part.y, style: part.style })
}

function headPiece(sheet: Sheet, { title, corner }: PaperPage): Piece {
  const { doc, basePt, widthPt } = sheet
  const logo = basePt * 2.6
  const cornerPt = widthPt * 0.34
  const head = stack(sheet, [[title, { size: 1.45, weight: 'bold' }]], {
    x: logo + basePt * 0.6,
    y: 0,
    widthPt: widthPt - logo - cornerPt - basePt,
  })
  const side = stack(
    sheet,
    corner.map((text) => [text, { size: 0.9 }] as const),
    { x: widthPt - cornerPt, y: 0, widthPt: cornerPt },
  )
  const inner = Math.max(logo, head.heightPt, side.heightPt)
  return {
    tag: 'H1',
    heightPt: inner + basePt * 0.8,
    keepsNext: true,
    draw: ({ x, y }) => {
      drawLogo(doc, { x, y: y + (inner - logo) / 2, sizePt: logo })
      drawParts(sheet, head.parts, { x, y: y + (inner - head.heightPt) / 2 })
      for (const part of side.parts) {
        const lineWidth = Math.max(...part.lines.lines.map((each) => widthOfLine(sheet, each, part.style)))
        drawLines(doc, part.lines, { x: x + widthPt - lineWidth, y: y + part.y, style: part.style })
      }
      rule(sheet, y + inner + basePt * 0.4, 1.5)
    },
  }
}

function widthOfLine({ doc }: Sheet, text: string, style: TextStyle): number {
  return breakLines(doc, text, { ...style, widthPt: Infinity }).widestPt
}

function factsPiece(sheet: Sheet, facts: PaperPage['facts']): Piece {
  const { doc, basePt, widthPt } = sheet
  const shares = [0.37, 0.17, 0.24, 0.22]
  const gap = basePt * 0.7
  let left = 0
  const cells = facts.map(({ label, value }, index) => {
    const cellPt = widthPt * (shares[index] ?? 0.25)
    const texts = [
      [label, { size: 0.78 }],
      ...(value === null ? [] : [[value, { size: 1.08, weight: 'bold' }] as const]),
    ] as const
    const cell = { ...stack(sheet, texts, { x: left, y: 0, widthPt: cellPt - gap }), left, cellPt, isEmpty: value === null }
    left += cellPt
    return cell
  })
  const inner = Math.max(basePt * 2.9, ...cells.map(({ heightPt }) => heightPt))
  return {
    tag: 'P',
    heightPt: inner + basePt * 0.9,
    draw: ({ x, y }) => {
      for (const cell of cells) {
        drawParts(sheet, cell.parts, { x, y })
        if (cell.isEmpty) line(doc, { x: x + cell.left, y: y + inner - basePt * 0.3, widthPt: cell.cellPt - gap })
      }
      rule(sheet, y + inner + basePt * 0.2, 0.75)
    },
  }
}

function cardPiece(sheet: Sheet, { chip, title, sentences, strong, after }: BlockOf<'card'>): Piece {
  const { doc, basePt, widthPt } = sheet
  const pad = basePt
  const inner = widthPt - 2 * pad
  const chipStyle = styleOf(sheet, { size: 0.95, weight: 'bold' }, inner - basePt * 3)
  const chipLines = chip === null ? null : breakLines(doc, chip, chipStyle)
  const chipPt = chipLines ? chipLines.heightPt + basePt * 0.5 : 0
  const text = stack(
    sheet,
    [
      [title, { size: 1.45, weight: 'bold' }],
      [sentences.join(' '), { after: 0.15 }],
      [[strong].join(' '), { weight: 'bold' }],
      ...(after === null ? [] : [[after, {}] as const]),
    ],
    { x: pad, y: pad * 0.8 + chipPt + (chipLines ? basePt * 0.3 : 0), widthPt: inner },
  )
  const boxPt = text.heightPt + chipPt + (chipLines ? basePt * 0.3 : 0) + 1.6 * pad
  return {
    tag: 'H2',
    heightPt: boxPt + basePt * 0.7,
    draw: ({ x, y }) => {
      doc.lineWidth(1.8).roundedRect(x, y, widthPt, boxPt, 9).stroke('#000')
      if (chipLines) {
        const clock = basePt * 1.05
        const top = y + pad * 0.8
        const width = chipLines.widestPt + clock + basePt * 1.6
        doc
          .lineWidth(1.5)
          .roundedRect(x + pad, top, width, chipPt, chipPt / 2)
          .stroke('#000')
        drawClock(doc, { x: x + pad + basePt * 0.5, y: top + (chipPt - clock) / 2, sizePt: clock })
        drawLines(doc, chipLines, { x: x + pad + clock + basePt * 0.9, y: top + basePt * 0.25, style: chipStyle })
      }
      drawParts(sheet, text.parts, { x, y })
    },
  }
}

function columnsPiece(sheet: Sheet, { lists }: BlockOf<'columns'>): Piece {
  const { doc, basePt, widthPt } = sheet
  const gap = basePt * 1.2
  const columnPt = (widthPt - gap) / 2
  const indent = basePt * 1.3
  const columns = lists.map(({ title, mark, items }, index) => {
    const left = index * (columnPt + gap)
    const head = stack(sheet, [[title, { size: 1.08, weight: 'bold', after: 0.1 }]], { x: left, y: 0, widthPt: columnPt })
    const body = stack(
      sheet,
      items.map((text) => [text, { after: 0.05 }] as const),
      { x: left + indent, y: head.heightPt, widthPt: columnPt - indent },
    )
    return { left, mark, head, body, heightPt: head.heightPt + body.heightPt }
  })
  return {
    tag: 'P',
    heightPt: Math.max(...columns.map(({ heightPt }) => heightPt)) + basePt * 0.4,
    draw: ({ x, y }) => {
      for (const { left, mark, head, body } of columns) {
        drawParts(sheet, head.parts, { x, y })
        drawParts(sheet, body.parts, { x, y })
        for (const part of body.parts) {
          const middle = y + firstLineMiddle(part)
          if (mark === 'check') drawTick(doc, { x: x + left + basePt * 0.15, y: middle - basePt * 0.35, sizePt: basePt * 0.7 })
          else dot(sheet, { x: x + left + basePt * 0.5, y: middle })
        }
      }
    },
  }
}

function stepPieces(sheet: Sheet, { items, done, date }: BlockOf<'steps'>): Piece[] {
  const { doc, basePt, widthPt } = sheet
  const numberPt = basePt * 2
  const boxPt = basePt * 7
  const asidePt = widthPt * 0.27
  const gap = basePt * 0.7
  const textPt = widthPt - numberPt - asidePt - boxPt - 2 * gap
  const pad = basePt * 0.3
  return items.map(({ title, line: sentence, tell, aside }, index): Piece => {
    const text = stack(
      sheet,
      [
        [title, { weight: 'bold' }],
        [sentence, { size: 0.95 }],
        ...(tell === null ? [] : [[tell, { size: 0.95, weight: 'bold' }] as const]),
      ],
      { x: numberPt, y: pad, widthPt: textPt },
    )
    const side = stack(
      sheet,
      aside
        ? [
            ...(aside.title === null ? [] : [[aside.title, { size: 0.86, weight: 'bold' }] as const]),
            ...aside.lines.map((each) => [each, { size: 0.86 }] as const),
          ]
        : [],
      { x: numberPt + textPt + gap, y: pad, widthPt: asidePt },
    )
    const tick = basePt * 1.15
    const label = stack(sheet, [[`${done}, ${date}`, { size: 0.8 }]], {
      x: widthPt - boxPt + tick + basePt * 0.4,
      y: pad,
      widthPt: boxPt - tick,
    })
    const numbered = stack(sheet, [[`${index + 1}`, { size: 1.15, weight: 'bold' }]], { x: 0, y: pad, widthPt: numberPt })
    const heightPt = Math.max(text.heightPt, side.heightPt, basePt * 2.3) + 2 * pad
    return {
      tag: 'P',
      heightPt,
      draw: ({ x, y }) => {
        if (index === 0) rule(sheet, y, 0.75)
        drawParts(sheet, [...numbered.parts, ...text.parts, ...side.parts, ...label.parts], { x, y })
        doc
          .lineWidth(1.4)
          .roundedRect(x + widthPt - boxPt, y + pad + basePt * 0.1, tick, tick, 2.5)
          .stroke('#000')
        line(doc, {
          x: x + widthPt - boxPt + tick + basePt * 0.4,
          y: y + pad + basePt * 2.2,
          widthPt: boxPt - tick - basePt * 0.6,
        })
        rule(sheet, y + heightPt, 0.5)
      },
    }
  })
}

/** Its items stand in two columns, each on a row of its own: joined, they would be a sentence that nobody wrote. */
function boxPiece(sheet: Sheet, { title, items, label, line: sentence }: BlockOf<'box'>): Piece {
  const { doc, basePt, widthPt } = sheet
  const pad = basePt * 0.7
  const indent = basePt * 0.8
  const columnPt = (widthPt - 3 * pad) / 2
  const head = stack(sheet, [[`${title}:`, { size: 0.92, weight: 'bold' }]], { x: pad, y: pad * 0.8, widthPt: widthPt - 2 * pad })
  const half = Math.ceil(items.length / 2)
  const columns = [items.slice(0, half), items.slice(half)].map((some, index) =>
    stack(
      sheet,
      some.map((text) => [text, { size: 0.92 }] as const),
      { x: pad + index * (columnPt + pad) + indent, y: pad * 0.8 + head.heightPt, widthPt: columnPt - indent },
    ),
  )
  const rowsPt = Math.max(...columns.map(({ heightPt }) => heightPt))
  const end = stack(sheet, [[`${label} ${sentence}`, { size: 0.92, weight: 'bold' }]], {
    x: pad,
    y: pad * 0.8 + head.heightPt + rowsPt,
    widthPt: widthPt - 2 * pad,
  })
  const rows = columns.flatMap(({ parts }) => parts)
  const boxPt = head.heightPt + rowsPt + end.heightPt + 1.6 * pad
  return {
    tag: 'P',
    heightPt: boxPt + basePt * 0.8,
    draw: ({ x, y }) => {
      const top = y + basePt * 0.4
      doc.lineWidth(1).roundedRect(x, top, widthPt, boxPt, 8).stroke('#000')
      drawParts(sheet, [...head.parts, ...rows, ...end.parts], { x, y: top })
      for (const row of rows) dot(sheet, { x: x + row.x - indent * 0.5, y: top + firstLineMiddle(row) })
    },
  }
}

function dot({ doc, basePt }: Sheet, { x, y }: Place): void {
  doc.circle(x, y, basePt * 0.14).fill('#000')
}

function firstLineMiddle({ y, style }: Part): number {
  return y + (style.sizePt * style.leading) / 2
}

function halvesPiece(sheet: Sheet, { left, right }: BlockOf<'halves'>): Piece {
  const { doc, basePt, widthPt } = sheet
  const gap = basePt * 1.2
  const pad = basePt * 0.9
  const half = (widthPt - gap) / 2
  const inner = half - 2 * pad
  const head = stack(
    sheet,
    [
      [left.title, { weight: 'bold', after: 0.15 }],
      ...left.urgent.map((text) => [text, { weight: 'bold' }] as const),
      [left.result, { size: 1.15, weight: 'bold', after: 0.2 }],
    ],
    { x: pad, y: pad, widthPt: inner },
  )
  const bandGap = basePt * 0.3
  const bandPt = left.bands.length > 0 ? (inner - bandGap * (left.bands.length - 1)) / left.bands.length : 0
  const bands = left.bands.map(({ text, here }, index) => ({
    here,
    left: pad + index * (bandPt + bandGap),
    ...stack(sheet, [[text, { size: 0.84, weight: here ? 'bold' : 'plain' }]], {
      x: pad + index * (bandPt + bandGap) + basePt * 0.4,
      y: 0,
      widthPt: bandPt - basePt * 0.8,
    }),
  }))
  const bandsPt = bands.length > 0 ? Math.max(...bands.map(({ heightPt }) => heightPt)) + basePt * 0.6 : 0
  const below = stack(
    sheet,
    left.lines.map((text) => [text, { size: 0.9, before: 0.2 }] as const),
    { x: pad, y: pad + head.heightPt + bandsPt, widthPt: inner },
  )
  const title = stack(sheet, [[right.title, { weight: 'bold', after: 0.15 }]], { x: half + gap + pad, y: pad, widthPt: inner })
  const labelPt = inner * 0.36
  let top = pad + title.heightPt
  const facts = right.facts.flatMap(({ label, value, strong }) => {
    const name = stack(sheet, [[label, { size: 0.9 }]], { x: half + gap + pad, y: top, widthPt: labelPt - basePt * 0.4 })
    const said = stack(sheet, [[value, { size: 0.9, weight: strong ? 'bold' : 'plain' }]], {
      x: half + gap + pad + labelPt,
      y: top,
      widthPt: inner - labelPt,
    })
    top += Math.max(name.heightPt, said.heightPt) + basePt * 0.15
    return [...name.parts, ...said.parts]
  })
  const boxPt = Math.max(pad + head.heightPt + bandsPt + below.heightPt, top) + pad
  return {
    tag: 'P',
    heightPt: boxPt + basePt * 0.4,
    draw: ({ x, y }) => {
      for (const start of [x, x + half + gap]) doc.lineWidth(1).roundedRect(start, y, half, boxPt, 8).stroke('#000')
      drawParts(sheet, [...head.parts, ...below.parts, ...title.parts, ...facts], { x, y })
      const bandTop = y + pad + head.heightPt
      for (const band of bands) {
        doc
          .lineWidth(band.here ? 2.5 : 0.75)
          .rect(x + band.left, bandTop, bandPt, bandsPt - basePt * 0.15)
          .stroke('#000')
        drawParts(sheet, band.parts, { x, y: bandTop + basePt * 0.2 })
      }
    },
  }
}

function itemsPieces(sheet: Sheet, { columns, items, note }: BlockOf<'items'>): Piece[] {
  const { basePt, widthPt } = sheet
  const gap = basePt * 1.2
  const half = { ...sheet, widthPt: (widthPt - gap) / 2 }
  const rows = [columns, ...items.map(({ number, text, answer, first, after }) => [number, text, answer, first, after] as const)]
  const split = Math.ceil(items.length / 2)
  const rowsOf = (from: number, to: number) => [
    itemRow(half, rows[0] ?? columns, 'head'),
    ...items
      .slice(from, to)
      .map((item, place) => itemRow(half, rows[from + place + 1] ?? columns, item.strong ? 'strong' : 'plain')),
  ]
  const [left, right] = [rowsOf(0, split), rowsOf(split, items.length)]
  const heightOf = (some: readonly Piece[]) => some.reduce((sum, { heightPt }) => sum + heightPt, 0)
  const draw = (some: readonly Piece[], { x, y }: Place) => {
    let top = y
    for (const piece of some) {
      piece.draw({ x, y: top })
      top += piece.heightPt
    }
  }
  return [
    {
      tag: 'P',
      heightPt: Math.max(heightOf(left), heightOf(right)) + basePt * 0.2,
      draw: ({ x, y }) => {
        draw(left, { x, y })
        draw(right, { x: x + half.widthPt + gap, y })
      },
    },
    textPiece(sheet, 'P', drawable(note), { size: 0.86 }),
  ]
}

/** The fonts have no large dot. */
function drawable(text: string): string {
  return text.replace('●', '•')
}

function itemRow(sheet: Sheet, cells: readonly string[], look: 'head' | 'plain' | 'strong'): Piece {
  const { doc, basePt, widthPt } = sheet
  const widths = [0.085, 0.465, 0.115, 0.125, 0.21]
  const pad = basePt * 0.12
  let left = 0
  const parts = cells.flatMap((text, index) => {
    const cellPt = widthPt * (widths[index] ?? 0)
    const isBold = look === 'head' || (look === 'strong' && (index === 1 || index === 4))
    const { parts: made } = stack(
      sheet,
      [[drawable(text), { size: look === 'head' ? 0.72 : 0.9, weight: isBold ? 'bold' : 'plain' }]],
      { x: left + basePt * 0.1, y: pad, widthPt: cellPt - basePt * 0.2 },
    )
    left += cellPt
    return made
  })
  const heightPt = Math.max(...parts.map(({ lines }) => lines.heightPt)) + 2 * pad
  return {
    tag: 'P',
    heightPt,
    draw: ({ x, y }) => {
      if (look === 'strong') doc.rect(x, y, widthPt, heightPt).fill('#ececec').fillColor('#000')
      drawParts(sheet, parts, { x, y })
      line(doc, { x, y: y + heightPt, widthPt })
    },
  }
}

function pairPiece(sheet: Sheet, { label, text }: BlockOf<'pairs'>['items'][number]): Piece {
  const { basePt, widthPt } = sheet
  const labelPt = widthPt * 0.25
  const pad = basePt * 0.15
  const name = stack(sheet, [[label, { size: 0.9, weight: 'bold' }]], { x: 0, y: pad, widthPt: labelPt - basePt * 0.5 })
  const said = stack(sheet, [[text, { size: 0.9 }]], { x: labelPt, y: pad, widthPt: widthPt - labelPt })
  const heightPt = Math.max(name.heightPt, said.heightPt) + 2 * pad
  return {
    tag: 'P',
    heightPt,
    draw: ({ x, y }) => {
      drawParts(sheet, [...name.parts, ...said.parts], { x, y })
      rule(sheet, y + heightPt, 0.5)
    },
  }
}

function notesPieces(sheet: Sheet, { labels }: BlockOf<'notes'>): Piece[] {
  const { doc, basePt, widthPt } = sheet
  const gap = basePt * 1.2
  const half = (widthPt - gap) / 2
  const rows = Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) => labels.slice(row * 2, row * 2 + 2))
  return rows.map((row): Piece => {
    const cells = row.map((text, index) =>
      stack(sheet, [[text, { size: 0.86 }]], { x: index * (half + gap), y: basePt * 0.3, widthPt: half }),
    )
    const heightPt = basePt * 1.95
    return {
      tag: 'P',
      heightPt,
      draw: ({ x, y }) => {
        for (const [index, cell] of cells.entries()) {
          drawParts(sheet, cell.parts, { x, y })
          line(doc, { x: x + index * (half + gap), y: y + heightPt, widthPt: half })
        }
      },
    }
  })
}

function spacePieces(sheet: Sheet, { label, lines }: BlockOf<'space'>): Piece[] {
  const { basePt } = sheet
  const empty: Piece = { tag: 'P', heightPt: basePt * 1.8, draw: ({ y }) => rule(sheet, y + basePt * 1.8, 0.5) }
  return [headingPiece(sheet, label), ...Array.from({ length: lines }, () => empty)]
}

function rule({ doc, x, widthPt }: Sheet, y: number, thickPt: number): void {
  doc
    .lineWidth(thickPt)
    .moveTo(x, y)
    .lineTo(x + widthPt, y)
    .stroke('#000')
}

function line(doc: Sheet['doc'], { x, y, widthPt }: Place & { readonly widthPt: number }): void {
  doc
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + widthPt, y)
    .stroke('#666')
}
