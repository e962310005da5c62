/** What the bundler would bring to a phone that no page ever uses there. */
import type { Plugin } from 'vite'

/** The helper that fetches chunks of chunks ahead is a tenth of what a static page's script may weigh, and saves it little. */
export const withoutPreloading = preloadingBy('ankur-without-preloading', 'export const __vitePreload = (load) => load()')

/** App pages have one style sheet and no old browser, for which the bundler's own helper brings three times as much. */
export const plainPreloading = preloadingBy(
  'ankur-plain-preloading',
  `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`,
)

function preloadingBy(name: string, code: string): Plugin {
  return { name, enforce: 'pre', load: (id) => (id === '\0vite/preload-helper.js' ? code : null) }
}
