/** The fields of a Markdown node that are used here. */
interface Node {
  type: string
  name?: string | null
  value?: string
  children?: Node[]
  position?: { start: { line: number }; end: { line: number } }
}

/**
 * MDX treats a paragraph with only components as a block and removes the paragraph. That is right for
 * a card. `Cited` is inline text: without its paragraph it would have no spacing.
 */
export function keepParagraphs(node: Node): void {
  for (const child of node.children ?? []) keepParagraphs(child)
  if (!node.children?.some(isBareCited)) return
  const kept: Node[] = []
  for (const child of node.children) {
    const before = kept.at(-1)
    if (!isBareCited(child)) kept.push(child)
    else if (before?.type === 'paragraph' && touches(before, child)) addTo(before, child)
    else kept.push({ type: 'paragraph', children: [inText(child)], ...(child.position && { position: child.position }) })
  }
  node.children = kept
}

function isBareCited({ type, name, children = [] }: Node): boolean {
  return type === 'mdxJsxFlowElement' && name === 'Cited' && children.every((child) => child.type !== 'paragraph')
}

/** Two paragraphs are separated by an empty line. */
function touches(before: Node, next: Node): boolean {
  return before.position !== undefined && next.position !== undefined && next.position.start.line - before.position.end.line < 2
}

function addTo(paragraph: Node, cited: Node): void {
  paragraph.children?.push({ type: 'text', value: ' ' }, inText(cited))
  if (paragraph.position && cited.position) paragraph.position = { start: paragraph.position.start, end: cited.position.end }
}

function inText(cited: Node): Node {
  return { ...cited, type: 'mdxJsxTextElement' }
}
