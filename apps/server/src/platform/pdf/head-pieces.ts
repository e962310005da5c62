/** The head of a page: title, name, and the facts in one row. */
import type { PaperPage } from '@ankur/screening/report/document'
import { drawLogo } from './marks.ts'
import { drawParts, line, rule, stack, type Piece, type Sheet } from './pieces.ts'
import { breakLines, drawLines, type TextStyle } from './typeset.ts'

export function headPiece(sheet: Sheet, { title, corner }: PaperPage): Piece {
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

export function factsPiece(sheet: Sheet, facts: PaperPage['facts']): Piece {
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
