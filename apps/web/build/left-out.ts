/** Removes code that the bundler would include but no page uses. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The helper that preloads chunks of chunks is a tenth of the size limit of a static page's script, and saves little. */
export const withoutPreloading = preloadingBy('ankur-without-preloading', 'export const __vitePreload = (load) => load()')

/** App pages have one style sheet and support no old browsers; the bundler's own helper is three times as large. */
export const plainPreloading = preloadingBy(
  'ankur-plain-preloading',
  `const visited = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (visited.has(file)) continue
    visited.add(file)
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

/**
 * The accounts client includes code for passkeys and crypto wallets, 2.6 kB on every page with a session. Neither is
 * offered here (docs/decisions/0002) and nothing calls it; a future call throws an error.
 */
export const withoutPasskeys: Plugin = {
  name: 'ankur-without-passkeys',
  enforce: 'pre',
  load(id) {
    const path = id.replaceAll('\\', '/')
    if (!/@supabase\/auth-js\/dist\/module\/lib\/(webauthn|web3\/ethereum)\.js$/.test(path)) return null
    const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)]
    return `class NotOffered { }
const notOffered = () => { throw new Error('Passkeys and wallets are not offered') }
export { ${names.map(([, name = '']) => `${/^[A-Z]/.test(name) ? 'NotOffered' : 'notOffered'} as ${name}`).join(', ')} }`
  },
}

/**
 * Of the client's administration methods only sign-out is used in a browser; the others need a server key and are
 * 1.2 kB. Constructor and imports are ours, the method is copied from the library.
 */
export const withoutAdministration: Plugin = {
  name: 'ankur-without-administration',
  enforce: 'pre',
  load(id) {
    const path = id.replaceAll('\\', '/')
    if (!path.endsWith('/@supabase/auth-js/dist/module/GoTrueAdminApi.js')) return null
    const [signOut] = /^ {4}async signOut\(.*?^ {4}\}$/ms.exec(readFileSync(path, 'utf8')) ?? []
    if (signOut === undefined) throw new Error(`${path} has no signOut: see ${import.meta.filename}`)
    return `import { _request } from './lib/fetch'
import { resolveFetch } from './lib/helpers'
import { SIGN_OUT_SCOPES } from './lib/types'
import { isAuthError } from './lib/errors'
export default class GoTrueAdminApi {
    constructor({ url = '', headers = {}, fetch }) {
        Object.assign(this, { url, headers, fetch: resolveFetch(fetch) })
    }
${signOut}
}`
  },
}

/** React has this hook since version 18: the shim for older versions is 0.2 kB on every app page. */
export const withoutOldReact: Plugin = {
  name: 'ankur-without-old-react',
  enforce: 'pre',
  load: (id) =>
    /use-sync-external-store[\\/]shim[\\/]index\.js$/.test(id) ? `export { useSyncExternalStore } from 'react'` : null,
}

/**
 * The reader of drawings only asks whether a file is XML. The messages of the library's errors are 0.4 kB, in the page and again
 * in the worker.
 */
export const withoutXmlMessages: Plugin = {
  name: 'ankur-without-xml-messages',
  enforce: 'pre',
  load(id) {
    const path = id.replaceAll('\\', '/')
    return path.endsWith('/@rgrove/parse-xml/dist/browser.js') ? withoutMessages(readFileSync(path, 'utf8')) : null
  },
}

export function withoutMessages(code: string): string {
  const message = /(this\.\w\()(?:"[^"]*"|'[^']*'|`(?:[^`\\]|\\.)*`)\)/g
  if (!message.test(code)) throw new Error(`the library has no such messages: see ${import.meta.filename}`)
  return code.replaceAll(message, '$1"")')
}
