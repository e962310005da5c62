/** Finds the texts for readers in a source file: texts of a file of one language, and values side by side as en, hi, pa. */
import { isLanguage, type Language } from '@ankur/languages'
import { parseSync } from 'oxc-parser'

export interface FoundSentence {
  readonly language: Language
  /** Its path: the names around it, from the outside in. */
  readonly key: string
  readonly text: string
}

/** Properties with these names are addresses, states and identifiers, not sentences. */
const notRead = new Set(['id', 'page', 'section', 'status', 'url', 'path', 'href', 'needs', 'kind', 'type', 'opcode', 'date'])

const notVisited = new Set(['key', 'id', 'typeAnnotation'])

/** `only` is the language of a file that holds one; without it only values under `en`, `hi` and `pa` count. */
export function sentencesInSource(file: string, source: string, only?: Language): FoundSentence[] {
  const { program } = parseSync(file, source)
  const found: FoundSentence[] = []
  visit(program, [], only)
  return found

  function visit(node: unknown, names: readonly string[], language: Language | undefined): void {
    if (Array.isArray(node)) return node.forEach((each, index) => visit(each, numbered(names, each, index), language))
    if (!isNode(node) || isOnlyType(node) || node.type === 'ImportDeclaration') return
    const text = textOf(node)
    if (text !== undefined) {
      if (language !== undefined && isRead(text)) found.push({ language, key: names.join('.'), text })
      return
    }
    if (node.type === 'Property') return visitProperty(node, names, language)
    if (node.type === 'VariableDeclarator') return visit(node.init, [...names, nameOf(node.id)], language)
    for (const [part, inner] of Object.entries(node)) if (!notVisited.has(part)) visit(inner, names, language)
  }

  function visitProperty(node: Node, names: readonly string[], language: Language | undefined): void {
    const name = nameOf(node.key)
    if (notRead.has(name)) return
    if (isLanguage(name)) return visit(node.value, names, name)
    visit(node.value, [...names, name], language)
  }
}

/** The text of an article: one entry per line of prose, without code. */
export function sentencesInArticle(source: string, language: Language = 'en'): FoundSentence[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const text = line.replace(/<\/?(Cited|Note|Tab|Tabs|Actions|TabLink|Bias)\b[^>]*>/g, '').trim()
    const isCode =
      /^(---|import |export |claim=|url:|year:|edited:|original:|category:|readTime:|featured:|stats:|href:|sensitive:)/.test(
        text,
      )
    return isCode || !isRead(text) ? [] : [{ language, key: `line ${index + 1}`, text }]
  })
}

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** `as const` and `satisfies` wrap a value; all other TypeScript nodes contain no text. */
function isOnlyType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)
}

/** A text with placeholders, `{name}` for each expression. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as readonly { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('{}')
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  const name = node.name ?? node.value
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/** Elements of an array are numbered; statements of a program are not. */
function numbered(names: readonly string[], node: unknown, index: number): readonly string[] {
  const isValue = isNode(node) && /Literal|ObjectExpression|ArrayExpression/.test(node.type)
  return isValue ? [...names, String(index + 1)] : names
}

function isRead(text: string): boolean {
  return /\p{L}[\p{L}\p{M}]/u.test(text) && !/^(https?:|\.{0,2}\/|[a-z][\w-]*_[\w-]+$)/.test(text)
}
