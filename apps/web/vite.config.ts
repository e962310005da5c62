import { defineConfig } from 'vite'

/**
 * What all three bundles of build/build.ts share. The targets are the browsers of the decisions: Chrome for Android
 * 109, Firefox 115, Safari 16.
 */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: 'public',
  logLevel: 'warn',
  // Pages of static kind forbid inline scripts and unknown sources, so nothing may be inlined as a data URL script.
  build: {
    target: ['chrome109', 'firefox115', 'safari16'],
    cssTarget: ['chrome109', 'firefox115', 'safari16'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
