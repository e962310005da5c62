/** Blocks in rows and columns: checklists, answers, lines for notes. */
import type { BlockOf } from '@ankur/screening/report/document'
import { drawTick } from './marks.ts'
import {
  dot,
  drawParts,
  firstLineMiddle,
  headingPiece,
  line,
  rule,
  stack,
  textPiece,
  type Piece,
  type Place,
  type Sheet,
} from './pieces.ts'

export function columnsPiece(sheet: Sheet, { lists }: BlockOf<'columns'>): Piece {
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

export function stepPieces(sheet: Sheet, { items, done, date }: BlockOf<'steps'>): Piece[] {
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

export function itemsPieces(sheet: Sheet, { columns, items, note }: BlockOf<'items'>): Piece[] {
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

/** Replaces the large dot, which the fonts do not contain. */
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

export function pairPiece(sheet: Sheet, { label, text }: BlockOf<'pairs'>['items'][number]): Piece {
  const { basePt, widthPt } = sheet
  const labelPt = widthPt * 0.25
  const pad = basePt * 0.15
  const name = stack(sheet, [[label, { size: 0.9, weight: 'bold' }]], { x: 0, y: pad, widthPt: labelPt - basePt * 0.5 })
  const value = stack(sheet, [[text, { size: 0.9 }]], { x: labelPt, y: pad, widthPt: widthPt - labelPt })
  const heightPt = Math.max(name.heightPt, value.heightPt) + 2 * pad
  return {
    tag: 'P',
    heightPt,
    draw: ({ x, y }) => {
      drawParts(sheet, [...name.parts, ...value.parts], { x, y })
      rule(sheet, y + heightPt, 0.5)
    },
  }
}

export function notesPieces(sheet: Sheet, { labels }: BlockOf<'notes'>): Piece[] {
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

export function spacePieces(sheet: Sheet, { label, lines }: BlockOf<'space'>): Piece[] {
  const { basePt } = sheet
  const empty: Piece = { tag: 'P', heightPt: basePt * 1.8, draw: ({ y }) => rule(sheet, y + basePt * 1.8, 0.5) }
  return [headingPiece(sheet, label), ...Array.from({ length: lines }, () => empty)]
}
