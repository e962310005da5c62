/** Draws a paper as a tagged A4 PDF with the language of each page; the text of each page is as large as fits. */
import type { Paper, PaperPage } from '@ankur/screening/report/document'
import PDFDocument from 'pdfkit'
import { layOut } from './blocks.ts'
import type { Piece, Sheet } from './pieces.ts'
import { fontFiles } from './fonts.ts'
import { drawLines, breakLines, type TextStyle } from './typeset.ts'

type Doc = PDFKit.PDFDocument

const MARGIN_PT = 42.5
const FOOTER_PT = 8
/** Factors of the 11 point text size, largest first; text that does not fit at the smallest continues on the next page. */
const scales = [1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74]

export async function drawPaper(paper: Paper, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: paper.title, Creator: 'Ankur', Producer: 'Ankur', CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  for (const page of paper.pages) drawPage(doc, page)
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function drawPage(doc: Doc, page: PaperPage): void {
  doc.addPage()
  const footer = footerOf(doc, page)
  const bottom = doc.page.height - MARGIN_PT - footer.heightPt
  const { pieces, sheet } = fitted(doc, page, bottom - MARGIN_PT)
  footer.draw()
  let y = MARGIN_PT
  for (const [index, piece] of pieces.entries()) {
    // A heading stays on the same page as the piece after it.
    const withNext = piece.heightPt + (piece.keepsNext ? (pieces[index + 1]?.heightPt ?? 0) : 0)
    if (y + withNext > bottom + 0.5 && y > MARGIN_PT) {
      doc.addPage()
      footer.draw()
      y = MARGIN_PT
    }
    tagged(doc, piece, sheet, y)
    y += piece.heightPt
  }
}

function tagged(doc: Doc, { tag, draw }: Piece, { x, language }: Sheet, y: number): void {
  const element = doc.struct(tag, { lang: language }, () => {
    draw({ x, y })
  })
  doc.addStructure(element)
  element.end()
}

function fitted(doc: Doc, page: PaperPage, heightPt: number): { pieces: Piece[]; sheet: Sheet } {
  let smallest: { pieces: Piece[]; sheet: Sheet } | undefined
  for (const scale of scales) {
    const sheet = sheetOf(doc, page, scale)
    const pieces = layOut(sheet, page)
    smallest = { pieces, sheet }
    if (pieces.reduce((sum, piece) => sum + piece.heightPt, 0) <= heightPt) break
  }
  if (!smallest) throw new Error('no size to draw a page in')
  return smallest
}

function sheetOf(doc: Doc, { language }: PaperPage, scale: number): Sheet {
  const leading = language === 'en' ? 1.35 : 1.55
  return { doc, language, x: MARGIN_PT, widthPt: doc.page.width - 2 * MARGIN_PT, basePt: 11 * scale, leading }
}

function footerOf(doc: Doc, page: PaperPage) {
  const widthPt = doc.page.width - 2 * MARGIN_PT
  const style: TextStyle = { sizePt: FOOTER_PT, weight: 'plain', widthPt, leading: page.language === 'en' ? 1.3 : 1.5 }
  const parts = page.footer.map((text) => breakLines(doc, text, style))
  const textPt = parts.reduce((sum, { heightPt }) => sum + heightPt, 0)
  const draw = () => {
    const element = doc.struct('P', { lang: page.language }, () => {
      let y = doc.page.height - MARGIN_PT - textPt
      for (const part of parts) {
        drawLines(doc, part, { x: MARGIN_PT, y, style })
        y += part.heightPt
      }
    })
    doc.addStructure(element)
    element.end()
  }
  return { heightPt: textPt + 10, draw }
}
