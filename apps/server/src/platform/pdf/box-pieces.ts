/** Blocks drawn as boxes: the result, and the most important facts. */
import type { BlockOf } from '@ankur/screening/report/document'
import { drawClock } from './marks.ts'
import { dot, drawParts, firstLineMiddle, stack, styleOf, type Piece, type Sheet } from './pieces.ts'
import { breakLines, drawLines } from './typeset.ts'

export function cardPiece(sheet: Sheet, { chip, title, sentences, strong, after }: BlockOf<'card'>): Piece {
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

/** Places the items in two columns, each in its own row, because joining them could form a wrong sentence. */
export function boxPiece(sheet: Sheet, { title, items, label, line: sentence }: BlockOf<'box'>): Piece {
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

export function halvesPiece(sheet: Sheet, { left, right }: BlockOf<'halves'>): Piece {
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
    const content = stack(sheet, [[value, { size: 0.9, weight: strong ? 'bold' : 'plain' }]], {
      x: half + gap + pad + labelPt,
      y: top,
      widthPt: inner - labelPt,
    })
    top += Math.max(name.heightPt, content.heightPt) + basePt * 0.15
    return [...name.parts, ...content.parts]
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
