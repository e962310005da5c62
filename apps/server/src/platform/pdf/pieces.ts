/** The elements of blocks: positioned texts, lines and dots. A piece has a fixed height and is never split between two pages. */
import type { Language } from '@ankur/screening/language'
import type { Weight } from './fonts.ts'
import { breakLines, drawLines, type TextLines, type TextStyle } from './typeset.ts'

export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly language: Language
  readonly x: number
  readonly widthPt: number
  /** The size of body text in points. */
  readonly basePt: number
  readonly leading: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Piece {
  readonly tag: 'H1' | 'H2' | 'P'
  readonly heightPt: number
  readonly keepsNext?: boolean
  readonly draw: (place: Place) => void
}

interface Look {
  /** In units of the body text size. */
  readonly size?: number
  readonly before?: number
  readonly after?: number
  readonly weight?: Weight
}

/** A text with its position within a piece. */
export interface Part {
  readonly lines: TextLines
  readonly style: TextStyle
  readonly x: number
  readonly y: number
}

export function textPiece(sheet: Sheet, tag: Piece['tag'], text: string, look: Look = {}): Piece {
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

export function headingPiece(sheet: Sheet, text: string): Piece {
  return { ...textPiece(sheet, 'H2', text, { size: 1.1, weight: 'bold', before: 0.45, after: 0.1 }), keepsNext: true }
}

/** Stacks texts in one column; returns their positions and the total height. */
export function stack(sheet: Sheet, texts: readonly (readonly [string, Look])[], at: Place & { readonly widthPt: number }) {
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

export function drawParts({ doc }: Sheet, parts: readonly Part[], { x, y }: Place): void {
  for (const part of parts) drawLines(doc, part.lines, { x: x + part.x, y: y + part.y, style: part.style })
}

export function styleOf(sheet: Sheet, { size = 1, weight = 'plain' }: Look, widthPt: number): TextStyle {
  return { sizePt: sheet.basePt * size, weight, widthPt, leading: sheet.leading }
}

export function firstLineMiddle({ y, style }: Part): number {
  return y + (style.sizePt * style.leading) / 2
}

export function dot({ doc, basePt }: Sheet, { x, y }: Place): void {
  doc.circle(x, y, basePt * 0.14).fill('#000')
}

export function rule({ doc, x, widthPt }: Sheet, y: number, thickPt: number): void {
  doc
    .lineWidth(thickPt)
    .moveTo(x, y)
    .lineTo(x + widthPt, y)
    .stroke('#000')
}

export function line(doc: Sheet['doc'], { x, y, widthPt }: Place & { readonly widthPt: number }): void {
  doc
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + widthPt, y)
    .stroke('#666')
}
