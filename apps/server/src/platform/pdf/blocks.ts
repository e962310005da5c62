/** Each kind of block, laid out into pieces: a piece knows its height and is never torn between two pages. */
import type { Block, BlockOf, PaperPage } from '@ankur/screening/report/document'
import type { Language } from '@ankur/screening/language'
import type { Weight } from './fonts.ts'
import { breakLines, drawLines, type TextStyle } from './typeset.ts'

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

export function layOut(sheet: Sheet, { title, line, blocks }: PaperPage): Piece[] {
  return [
    { ...textPiece(sheet, 'H1', title, { size: 1.7, weight: 'bold' }), keepsNext: true },
    textPiece(sheet, 'P', line, { after: 0.6 }),
    ...blocks.flatMap((block) => piecesOf(sheet, block)),
  ]
}

function piecesOf(sheet: Sheet, block: Block): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [{ ...textPiece(sheet, 'H2', block.text, { size: 1.15, weight: 'bold', before: 0.5 }), keepsNext: true }]
    case 'lead':
      return [textPiece(sheet, 'H2', block.text, { size: 1.35, weight: 'bold', after: 0.2 })]
    case 'paragraph':
      return [textPiece(sheet, 'P', block.text, { after: 0.3 })]
    case 'list':
      return listPieces(sheet, block.items)
    case 'steps':
      return block.items.map((text, index) => markedPiece(sheet, `${index + 1}.`, text))
    case 'boxes':
      return [boxesPiece(sheet, block)]
    case 'rows':
      return rowPieces(sheet, block)
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

function textPiece(sheet: Sheet, tag: Piece['tag'], text: string, look: Look = {}): Piece {
  const { doc, basePt } = sheet
  const { size = 1, before = 0, after = 0, weight = 'plain' } = look
  const style = styleOf(sheet, { size, weight, widthPt: sheet.widthPt })
  const lines = breakLines(doc, text, style)
  return {
    tag,
    heightPt: lines.heightPt + (before + after) * basePt,
    draw: ({ x, y }) => drawLines(doc, lines, { x, y: y + before * basePt, style }),
  }
}

function styleOf(sheet: Sheet, { size, weight, widthPt }: { size: number; weight: Weight; widthPt: number }): TextStyle {
  return { sizePt: sheet.basePt * size, weight, widthPt, leading: sheet.leading }
}

/** A list of more than this stands in two columns, so that two pages are enough. */
const LONGEST_COLUMN = 4

function listPieces(sheet: Sheet, items: readonly string[]): Piece[] {
  if (items.length <= LONGEST_COLUMN) return items.map((text) => markedPiece(sheet, '•', text))
  const gap = sheet.basePt
  const column = { ...sheet, widthPt: (sheet.widthPt - gap) / 2 }
  const pieces = items.map((text) => markedPiece(column, '•', text))
  const half = Math.ceil(pieces.length / 2)
  const left = stacked(pieces.slice(0, half))
  const right = stacked(pieces.slice(half))
  return [
    {
      tag: 'P',
      heightPt: Math.max(left.heightPt, right.heightPt),
      draw: ({ x, y }) => {
        left.draw({ x, y })
        right.draw({ x: x + column.widthPt + gap, y })
      },
    },
  ]
}

function stacked(pieces: readonly Piece[]): Pick<Piece, 'heightPt' | 'draw'> {
  return {
    heightPt: pieces.reduce((sum, { heightPt }) => sum + heightPt, 0),
    draw: ({ x, y }) => {
      let top = y
      for (const piece of pieces) {
        piece.draw({ x, y: top })
        top += piece.heightPt
      }
    },
  }
}

function markedPiece(sheet: Sheet, mark: string, text: string): Piece {
  const { doc, basePt } = sheet
  const indent = basePt * 1.6
  const style = styleOf(sheet, { size: 1, weight: 'plain', widthPt: sheet.widthPt - indent })
  const marker = breakLines(doc, mark, style)
  const lines = breakLines(doc, text, style)
  return {
    tag: 'P',
    heightPt: lines.heightPt + basePt * 0.15,
    draw: ({ x, y }) => {
      drawLines(doc, marker, { x, y, style })
      drawLines(doc, lines, { x: x + indent, y, style })
    },
  }
}

function boxesPiece(sheet: Sheet, { items }: BlockOf<'boxes'>): Piece {
  const { doc, basePt } = sheet
  const gap = basePt * 0.7
  const pad = basePt * 0.6
  const widthPt = (sheet.widthPt - gap * (items.length - 1)) / items.length
  const plain = styleOf(sheet, { size: 0.9, weight: 'plain', widthPt: widthPt - 2 * pad })
  const bold = { ...plain, weight: 'bold' as const }
  const boxes = items.map(({ title, text, here }) => {
    const parts = [
      { style: bold, lines: breakLines(doc, title, bold) },
      { style: plain, lines: breakLines(doc, text, plain) },
      ...(here === null ? [] : [{ style: bold, lines: breakLines(doc, here, bold) }]),
    ]
    return { here, parts, heightPt: parts.reduce((sum, { lines }) => sum + lines.heightPt, 0) + 2 * pad }
  })
  const boxPt = Math.max(...boxes.map(({ heightPt }) => heightPt))
  const draw = ({ x, y }: Place) => {
    for (const [index, box] of boxes.entries()) {
      const left = x + index * (widthPt + gap)
      doc
        .lineWidth(box.here === null ? 0.75 : 2.5)
        .rect(left, y, widthPt, boxPt)
        .stroke('#000')
      let top = y + pad
      for (const { lines, style } of box.parts) {
        drawLines(doc, lines, { x: left + pad, y: top, style })
        top += lines.heightPt
      }
    }
  }
  return { tag: 'P', heightPt: boxPt + basePt * 0.6, draw }
}

function rowPieces(sheet: Sheet, { columns, items }: BlockOf<'rows'>): Piece[] {
  const hasRemarks = items.some(({ remark }) => remark !== '')
  const row = rowMaker(sheet, hasRemarks)
  return [
    row(['', columns[0], columns[1], hasRemarks ? columns[2] : ''], 'bold'),
    ...items.map(({ number, text, answer, remark }) => row([`${number}`, text, answer, remark], 'plain')),
  ]
}

function rowMaker(sheet: Sheet, hasRemarks: boolean) {
  const { doc, basePt } = sheet
  const numberPt = basePt * 2
  const answerPt = basePt * 4
  const remarkPt = hasRemarks ? basePt * 6 : 0
  const widths = [numberPt, sheet.widthPt - numberPt - answerPt - remarkPt, answerPt, remarkPt]
  const pad = basePt * 0.2
  return (cells: readonly string[], weight: Weight): Piece => {
    const set = cells.map((text, index) => {
      // What counted stands out in words and in weight, not in a colour.
      const style = styleOf(sheet, {
        size: 0.92,
        weight: index > 1 && cells[3] ? 'bold' : weight,
        widthPt: (widths[index] ?? 0) - basePt * 0.5,
      })
      return { style, lines: breakLines(doc, text, style) }
    })
    const heightPt = Math.max(...set.map(({ lines }) => lines.heightPt)) + 2 * pad
    const draw = ({ x, y }: Place) => {
      let left = x
      for (const [index, { lines, style }] of set.entries()) {
        drawLines(doc, lines, { x: left, y: y + pad, style })
        left += widths[index] ?? 0
      }
      hairline(sheet, y + heightPt)
    }
    return { tag: 'P', heightPt, draw }
  }
}

function spacePieces(sheet: Sheet, { label, lines }: BlockOf<'space'>): Piece[] {
  const { basePt } = sheet
  const line: Piece = { tag: 'P', heightPt: basePt * 1.9, draw: ({ y }) => hairline(sheet, y + basePt * 1.9) }
  return [
    { ...textPiece(sheet, 'H2', label, { size: 1.1, weight: 'bold', before: 0.5 }), keepsNext: true },
    ...Array.from({ length: lines }, () => line),
  ]
}

function hairline({ doc, x, widthPt }: Sheet, y: number): void {
  doc
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + widthPt, y)
    .stroke('#666')
}
