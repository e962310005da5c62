import type { Block, PaperPage } from './document.ts'

/** A page as plain text, for an email. */
export function paperText({ title, facts, blocks, footer }: PaperPage): string {
  const known = facts.flatMap(({ label, value }) => (value === null ? [] : [`${label}: ${value}`]))
  return [title, known.join('\n'), ...blocks.map(blockText), ...footer].filter(Boolean).join('\n\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text
    case 'card':
      return [block.chip, block.title, ...block.sentences, block.strong, block.after].filter(Boolean).join('\n')
    case 'columns':
      return block.lists.map(({ title, items }) => [title, ...items.map((text) => `- ${text}`)].join('\n')).join('\n\n')
    case 'steps':
      return block.items
        .map(({ title, line, tell, aside }, place) =>
          [`${place + 1}. ${title}`, line, tell, aside && [aside.title, ...aside.lines].filter(Boolean).join(': ')]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n\n')
    case 'box':
      return [block.title, ...block.items.map((text) => `- ${text}`), `${block.label} ${block.line}`].join('\n')
    case 'halves':
      return [
        ...block.left.urgent,
        block.left.result,
        ...block.left.lines,
        ...block.right.facts.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n')
    case 'items':
      return block.items
        .map(({ number, text, answer, first, after }) => [`${number} ${text}: ${answer}`, first, after].filter(Boolean).join(' '))
        .join('\n')
    case 'pairs':
      return block.items.map(({ label, text }) => `${label}: ${text}`).join('\n')
    case 'notes':
    case 'space':
      return ''
  }
}
