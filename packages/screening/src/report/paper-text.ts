import type { Block, PaperPage } from './document.ts'

/** A page as plain text, for a mail. */
export function paperText({ title, line, blocks, footer }: PaperPage): string {
  return [title, line, ...blocks.map(blockText), ...footer].filter(Boolean).join('\n\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'lead':
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map((text) => `- ${text}`).join('\n')
    case 'steps':
      return block.items.map((text, index) => `${index + 1}. ${text}`).join('\n')
    case 'boxes':
      return block.items.map(({ title, text, here }) => `- ${title}. ${text}${here === null ? '' : ` (${here})`}`).join('\n')
    case 'rows':
      return block.items
        .map(({ number, text, answer, remark }) => `${number}. ${text} ${answer}${remark && ` (${remark})`}`)
        .join('\n')
    case 'space':
      return ''
  }
}
