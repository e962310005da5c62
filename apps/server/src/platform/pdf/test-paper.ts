/** For tests: reads the text of a PDF file. */
import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Returns the text drawn on one page, as a PDF viewer extracts it. */
export async function drawnText(file: Uint8Array, page: number): Promise<string> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(file)
    const text = document.getPage(page).getText()
    document.destroy()
    return text.replace(/\s+/g, ' ')
  } finally {
    library.destroy()
  }
}

export async function pageCount(file: Uint8Array): Promise<number> {
  const library = await PDFiumLibrary.init()
  try {
    return (await library.loadDocument(file)).getPageCount()
  } finally {
    library.destroy()
  }
}

/** Returns the replacement text, which is copied or read aloud where glyphs are in a different order than letters. */
export function spokenText(file: Buffer): string {
  const written = streams(file).join('\n')
  const texts = [...written.matchAll(/\/ActualText\s*\(((?:[^\\)]|\\[\s\S])*)\)/g)].map(([, text = '']) => utf16Of(text))
  return texts.join('').replace(/\s+/g, ' ')
}

function streams(file: Buffer): string[] {
  const found: string[] = []
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at + 1)) {
    try {
      found.push(inflateSync(file.subarray(at + 7)).toString('latin1'))
    } catch {
      // The stream ends here, or is not compressed.
    }
  }
  return found
}

function utf16Of(literal: string): string {
  const plain = literal.replace(/\\([nrtbf()\\])/g, (_all, letter: string) => escapes[letter] ?? letter)
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
