import type { Plugin } from 'vite'
import { appPaths, pagesBelow, type PagePart } from './parts.ts'

const pagesModule = /^virtual:pages(\/.+)?$/

/**
 * `virtual:pages` has the pages of all `part.ts` files, `virtual:pages/<folder>` the pages below
 * `/<folder>/*?`, and `virtual:app-paths` the paths of all pages.
 */
export function partsPlugin(): Plugin {
  return {
    name: 'ankur-parts',
    enforce: 'pre',
    resolveId: (id) => (pagesModule.test(id) || id === 'virtual:app-paths' ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:app-paths') return `export const appPaths = ${JSON.stringify(appPaths())}`
      const [isPages, parent] = pagesModule.exec(id.slice(1)) ?? []
      return id.startsWith('\0') && isPages !== undefined ? moduleOf(pagesBelow(parent)) : null
    },
  }
}

function moduleOf(pages: readonly PagePart[]): string {
  const imports = pages.map(({ file, name }, index) => `import { ${name} as page${index} } from ${JSON.stringify(file)}`)
  return `${imports.join('\n')}\nexport const pages = [${pages.map((_page, index) => `page${index}`).join(', ')}]`
}
