/** Lays out each kind of block into pieces. */
import type { Block, PaperPage } from '@ankur/screening/report/document'
import { boxPiece, cardPiece, halvesPiece } from './box-pieces.ts'
import { factsPiece, headPiece } from './head-pieces.ts'
import { headingPiece, textPiece, type Piece, type Sheet } from './pieces.ts'
import { columnsPiece, itemsPieces, notesPieces, pairPiece, spacePieces, stepPieces } from './row-pieces.ts'

export function layOut(sheet: Sheet, page: PaperPage): Piece[] {
  return [headPiece(sheet, page), factsPiece(sheet, page.facts), ...page.blocks.flatMap((block) => piecesOf(sheet, block))]
}

function piecesOf(sheet: Sheet, block: Block): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [headingPiece(sheet, block.text)]
    case 'paragraph':
      return [textPiece(sheet, 'P', block.text, { after: 0.4 })]
    case 'card':
      return [cardPiece(sheet, block)]
    case 'columns':
      return [columnsPiece(sheet, block)]
    case 'steps':
      return stepPieces(sheet, block)
    case 'box':
      return [boxPiece(sheet, block)]
    case 'halves':
      return [halvesPiece(sheet, block)]
    case 'items':
      return itemsPieces(sheet, block)
    case 'pairs':
      return block.items.map((item) => pairPiece(sheet, item))
    case 'notes':
      return notesPieces(sheet, block)
    case 'space':
      return spacePieces(sheet, block)
  }
}
