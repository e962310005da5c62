import { defineConfig, type Plugin } from 'vite'
import { articlesPlugin } from './build/articles/articles-plugin.ts'
import { messageFolders } from './build/message-folders.ts'
import { partsPlugin } from './build/parts-plugin.ts'
import { spritesPlugin } from './build/sprites-plugin.ts'
import { scriptTargets } from './build/stated-browsers.ts'

/** What all three bundles of build/build.ts share. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: messageFolders },
  appType: 'custom',
  publicDir: 'public',
  logLevel: 'warn',
  plugins: [articlesPlugin(), partsPlugin(), spritesPlugin(), layersInOrder()],
  build: {
    target: scriptTargets,
    cssTarget: scriptTargets,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, needed, { hostId }) =>
        needed.filter((each) => each !== chunk && !isLoaded(each) && !(isOfEditor(hostId) && isEditor(each))),
    },
    reportCompressedSize: false,
  },
})

/** What the app has loaded before any of its pages, and what is too small to be named with each page that asks for it. */
function isLoaded(chunk: string): boolean {
  return /\/(libraries|shared|rolldown-runtime|app|unicorn|duck|cat|kept-games|listed-games|creator-door|keeping|keeping-much)-/.test(
    chunk,
  )
}

/** What the parts of the Game Creator have loaded before any part of it is opened. */
function isEditor(chunk: string): boolean {
  return /\/(creator|creator-page|plain-digits)-[\w-]{8}\.js$/.test(chunk)
}

function isOfEditor(chunk: string): boolean {
  return /\/(creator-page|advanced-blocks|activities|preview-parts|keeping-games|games-dialog)-[\w-]{8}\.js$/.test(chunk)
}

/**
 * Layers rank by first appearance, and the bundler may put a component's sheet before tokens.css, which names the
 * order: then the reset would win over every component. So each sheet begins with the order.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const order = '@layer reset,tokens,base,components,pages;'
          const sheet = String(file.source)
          file.source = sheet.startsWith(order) ? sheet : order + sheet
        }
      },
    },
  }
}
