import { isCardName } from '@ankur/content/article-cards'

/** An entry of the table of contents of an article. */
export interface OutlineEntry {
  readonly id: string
  readonly title: string
}

/** The fields of a Markdown node that are read and written here. */
export interface Node {
  type: string
  depth?: number
  value?: string
  name?: string | null
  attributes?: { type?: string; name?: string; value?: unknown }[]
  children?: Node[]
  data?: { hProperties?: { id?: string } }
  position?: { start: { line: number } }
}

/** Ids already used by the page. */
const taken = ['main', 'article-text', 'in-short', 'sources', 'not-verified', 'next-step', 'on-this-page']

/**
 * Gives each heading an id and collects headings and tabs in reading order. Throws for content that cannot be shown:
 * an unknown component, or two sections with one id.
 */
export function outlineOf(tree: Node): readonly OutlineEntry[] {
  const outline: OutlineEntry[] = []
  walk(tree, (node) => {
    if (isComponent(node) && !isCardName(node.name ?? '')) throw at(node, `there is no <${node.name}>`)
    const entry = entryOf(node)
    if (!entry) return
    if ([...taken, ...outline.map(({ id }) => id)].includes(entry.id)) throw at(node, `two parts have the id ${entry.id}`)
    if (node.type === 'heading') node.data = { ...node.data, hProperties: { id: entry.id } }
    outline.push(entry)
  })
  return outline
}

function entryOf(node: Node): OutlineEntry | undefined {
  if (node.type === 'heading' && node.depth === 1) throw at(node, 'the title belongs in the front matter: begin with ##')
  if (node.type === 'heading' && node.depth === 2) return { id: slugOf(textOf(node)), title: textOf(node) }
  if (!isComponent(node) || node.name !== 'Tab') return undefined
  const [id, title] = ['id', 'title'].map((wanted) => node.attributes?.find(({ name }) => name === wanted)?.value)
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined
}

function isComponent({ type, name }: Node): boolean {
  return type.startsWith('mdxJsx') && /^[A-Z]/.test(name ?? '')
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of node.children ?? []) walk(child, visit)
}

export function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

function at({ position }: Node, problem: string): Error {
  return new Error(`${position ? `line ${position.start.line}: ` : ''}${problem}`)
}
