import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileArticle } from './compile-article.ts'

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
