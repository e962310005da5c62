import { defineConfig, type Plugin } from 'vite'
import { articlesPlugin } from './build/articles/compile-article.ts'
import { languageRulesPlugin } from './build/styles/language-rules-plugin.ts'
import { withoutXmlMessages } from './build/left-out.ts'
import { loadedAlready } from './build/loaded-already.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { palettePlugin } from './build/styles/palette-plugin.ts'
import { partsPlugin } from './build/parts-plugin.ts'
import { spritesPlugin } from './build/sprites/sprites-plugin.ts'
import { scriptTargets, unneeded } from './build/stated-browsers.ts'

const loaded = loadedAlready()

/** Shared by the three bundles of build/build.ts. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: 'public',
  logLevel: 'warn',
  plugins: [
    articlesPlugin(),
    messagesPlugin(),
    partsPlugin(),
    languageRulesPlugin(),
    spritesPlugin(),
    layersInOrder(),
    loaded.plugin,
    withoutXmlMessages,
  ],
  worker: { plugins: () => [withoutXmlMessages] },
  css: { postcss: { plugins: [palettePlugin()] }, lightningcss: { exclude: unneeded } },
  build: {
    target: scriptTargets,
    cssTarget: scriptTargets,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, needed, { hostId }) => loaded.without(hostId, needed).filter((each) => each !== chunk),
    },
    reportCompressedSize: false,
  },
})

/**
 * Layers rank by first appearance, and the bundler may put a component's style sheet before tokens.css, which declares the
 * order: then the reset would override every component. So each style sheet begins with the order.
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
