import { runsOf, sizeOf, type FontName, type Weight } from './fonts.ts'

type Doc = PDFKit.PDFDocument

/** The style of a piece of text. */
export interface TextStyle {
  readonly sizePt: number
  readonly weight: Weight
  readonly widthPt: number
  /** The distance between baselines, in units of the size. */
  readonly leading: number
}

export interface TextLines {
  readonly lines: readonly string[]
  readonly heightPt: number
  /** The width of the longest line. */
  readonly widestPt: number
}

/** The distance of the first baseline from the upper edge, in units of the leading. */
const BASELINE = 0.76

export function breakLines(doc: Doc, text: string, style: TextStyle): TextLines {
  const lines: string[] = []
  const spacePt = widthOf(doc, ' ', style)
  let line = ''
  let linePt = 0
  let widestPt = 0
  for (const word of text.split(/\s+/).flatMap((each) => fittingParts(doc, each, style))) {
    const wordPt = widthOf(doc, word, style)
    if (line !== '' && linePt + spacePt + wordPt > style.widthPt) {
      lines.push(line)
      line = ''
    }
    linePt = line === '' ? wordPt : linePt + spacePt + wordPt
    line = line === '' ? word : `${line} ${word}`
    widestPt = Math.max(widestPt, linePt)
  }
  if (line !== '') lines.push(line)
  return { lines, heightPt: lines.length * style.sizePt * style.leading, widestPt }
}

/** Splits a word that is wider than the column, such as a URL, over several lines. */
function fittingParts(doc: Doc, word: string, style: TextStyle): string[] {
  if (widthOf(doc, word, style) <= style.widthPt) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    if (part !== '' && widthOf(doc, part + segment, style) > style.widthPt) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return part === '' ? parts : [...parts, part]
}

export function drawLines(doc: Doc, { lines }: TextLines, { x, y, style }: { x: number; y: number; style: TextStyle }): void {
  for (const [index, line] of lines.entries()) {
    const baseline = y + (index + BASELINE) * style.sizePt * style.leading
    // Glyphs of Indic scripts are in a different order than letters; this text is used for copying and screen readers.
    const isReordered = /[\p{Script=Devanagari}\p{Script=Gurmukhi}]/u.test(line)
    if (isReordered) doc.markContent('Span', { actual: `${line} ` })
    drawLine(doc, line, { x, baseline, style })
    if (isReordered) doc.endMarkedContent()
  }
}

function drawLine(doc: Doc, line: string, { x, baseline, style }: { x: number; baseline: number; style: TextStyle }): void {
  let at = x
  for (const { text, font } of runsOf(line, style.weight)) {
    setFont(doc, font, style.sizePt).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(text)
  }
}

/** Cached, because shaping a word of an Indic script is slow and the same words recur in each size and paper. */
const widths = new Map<string, number>()
const MAX_WIDTHS = 20_000

function widthOf(doc: Doc, text: string, { weight, sizePt }: TextStyle): number {
  const key = `${weight} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    width = runsOf(text, weight).reduce((sum, run) => sum + setFont(doc, run.font, 1).widthOfString(run.text), 0)
    if (widths.size >= MAX_WIDTHS) widths.clear()
    widths.set(key, width)
  }
  return width * sizePt
}

function setFont(doc: Doc, font: FontName, sizePt: number): Doc {
  return doc.font(font).fontSize(sizePt * sizeOf[font])
}
