import { PDFiumLibrary } from '@hyzyla/pdfium'

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
