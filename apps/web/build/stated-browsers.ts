import { Features } from 'lightningcss'

/** The oldest supported browsers, as stated in the README and on the accessibility page. */
export const stated = { chrome: 109, firefox: 115, safari: 16 } as const

/** In the bundler's format: `chrome109`. */
export const scriptTargets = Object.entries(stated).map(([name, version]) => `${name}${version}`)

/** Without `light-dark()` in any sheet, the custom properties that replace it would only make every page heavier. */
export const unneeded = Features.LightDark

/** In the format of Lightning CSS. Without them it rewrites the bundler's `(min-width:48rem)` to `(width>=48rem)`. */
export const sheetTargets = { chrome: stated.chrome << 16, firefox: stated.firefox << 16, safari: stated.safari << 16 }
