import { textOf, type Node } from './outline.ts'

/** The height of a closed section in letters, and the number of letters that fill four phone screens. */
const lettersOfClosedPart = 100
const maxLetters = 1600

/**
 * Wraps each heading and its content in a `<Part>`, which the page shows as a collapsible section, and puts the figures of
 * the article into the first one. Tabs are divided by their own headings. Content before the first heading stays open.
 */
export function foldParts(tree: Node): void {
  const { intro, parts } = grouped(tree.children ?? [], 2)
  const [first] = parts
  if (first && leavesRoom(intro, parts)) first.attributes?.push(attribute('open', 'true'))
  for (const tab of intro.filter(({ name }) => name === 'Tabs').flatMap(({ children = [] }) => children)) foldTab(tab)
  if (first) first.children?.unshift(component('Stats', {}))
  tree.children = first ? [...intro, ...parts] : [component('Stats', {}), ...intro]
}

/** Whether the first section can be open while the others are still near. */
function leavesRoom(intro: readonly Node[], parts: readonly Node[]): boolean {
  const letters = [...intro, ...parts.slice(0, 1)].map(textOf).join('').length
  return letters + parts.length * lettersOfClosedPart <= maxLetters
}

function foldTab(tab: Node): void {
  const id = tab.attributes?.find(({ name }) => name === 'id')?.value
  const { intro, parts } = grouped(tab.children ?? [], 3)
  for (const [index, part] of parts.entries())
    part.attributes?.push(attribute('level', '3'), attribute('id', `${String(id)}-${index + 1}`))
  tab.children = [...intro, ...parts]
}

function grouped(nodes: readonly Node[], depth: number): { intro: Node[]; parts: Node[] } {
  const intro: Node[] = []
  const parts: Node[] = []
  for (const node of nodes) {
    const part = parts.at(-1)
    if (node.type === 'heading' && node.depth === depth) parts.push(component('Part', partOf(node)))
    else if (part && node.type !== 'mdxjsEsm') part.children?.push(node)
    else intro.push(node)
  }
  for (const part of parts) part.attributes?.push(hintOf(part))
  return { intro, parts }
}

function partOf(heading: Node): Record<string, string> {
  const id = heading.data?.hProperties?.id
  return { ...(id && { id }), title: textOf(heading) }
}

/** The hint beside a closed section: its most important message, or else its first sentence. */
function hintOf({ children = [] }: Node) {
  const note = children.find(({ name }) => name === 'Note')
  const title = note?.attributes?.find(({ name }) => name === 'title')?.value
  if (typeof title === 'string') return attribute('note', title)
  const [paragraph] = children.filter(({ type }) => type === 'paragraph')
  const [sentence = ''] = (paragraph ? textOf(paragraph) : '').replaceAll(/\s+/g, ' ').split(/(?<=[.?!।])\s/u)
  return attribute('hint', sentence)
}

function component(name: string, attributes: Readonly<Record<string, string>>): Node {
  const entries = Object.entries(attributes)
  return { type: 'mdxJsxFlowElement', name, attributes: entries.map(([key, value]) => attribute(key, value)), children: [] }
}

function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute', name, value }
}
