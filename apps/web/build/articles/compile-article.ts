import { compile } from '@mdx-js/mdx'
import { parse } from 'yaml'
import { parseFrontMatter, parseShortFrontMatter } from '@ankur/content/front-matter'
import { foldParts } from './fold-parts.ts'
import { keepParagraphs } from './keep-paragraphs.ts'
import { outlineOf, type Node, type OutlineEntry } from './outline.ts'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Compiles one article to a module: its text as a component, with `frontMatter` and `outline`.
 * Any error stops the build with the file and the field or line.
 */
export async function compileArticle(file: string, source: string): Promise<string> {
  try {
    const { head, body } = split(source)
    const value: unknown = parse(`\n${head}`)
    const parsed = file.endsWith('/en.mdx') ? parseFrontMatter(slugOf(file), value) : parseShortFrontMatter(value)
    if (!parsed.ok) throw new Error(parsed.problems.join('\n  '))
    let outline: readonly OutlineEntry[] = []
    const collect = () => (tree: object) => {
      outline = outlineOf(tree as Node)
      foldParts(tree as Node)
    }
    const code = await compile({ value: body, path: file }, { remarkPlugins: [() => keepParagraphs, collect] })
    return [code, exported('frontMatter', parsed.frontMatter), exported('outline', outline)].join('\n')
  } catch (cause) {
    throw new Error(`${file}\n  ${messageOf(cause)}`, { cause })
  }
}

/** Keeps the line numbers of front matter and body, so that error messages have the right line. */
function split(source: string): { head: string; body: string } {
  const [whole, head] = /^---\n(.*?)\n---\n/s.exec(source) ?? []
  if (whole === undefined || head === undefined) throw new Error('has no front matter between two lines of ---')
  return { head, body: '\n'.repeat(whole.split('\n').length - 1) + source.slice(whole.length) }
}

/** `…/articles/what-is-autism/en.mdx` */
function slugOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}

function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { line } = cause as { line?: number }
  return line === undefined || cause.message.startsWith('line ') ? cause.message : `line ${line}: ${cause.message}`
}

const root = `${import.meta.dirname}/../../../..`

/** Lets pages import articles. Only the bundle of static pages uses it: no article is in the browser's script. */
export function articlesPlugin(): Plugin {
  return {
    name: 'ankur-articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        return { code: await compileArticle(relative(root, id), source), map: null }
      },
    },
  }
}
