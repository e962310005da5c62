/** Printed output of a page, also in engines whose driver cannot print. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { inflateSync } from 'node:zlib'

/** The text of each printed sheet, as a PDF viewer extracts it. */
export async function printedSheets(file: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(file)
    const texts = [...document.pages()].map((each) => each.getText().replace(/\s+/g, ' ').trim())
    document.destroy()
    return texts
  } finally {
    library.destroy()
  }
}

/** The number of pages of a PDF. Firefox compresses the object that lists them. */
export function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const packed = [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, bytes = '']) => unpacked(bytes))
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function unpacked(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

/** Runs in the page: applies the print styles on the screen, and disables those for the screen only. */
export function useSheetsOfPaper(): void {
  const media: Readonly<Record<string, string>> = { print: 'all', screen: 'not all' }
  const turn = ({ cssRules }: { readonly cssRules: CSSRuleList }): void => {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = media[rule.media.mediaText] ?? rule.media.mediaText
      if ('cssRules' in rule) turn(rule as CSSGroupingRule)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet)
}
