/** The oldest browsers that Ankur is built for: the README and the page on accessibility name the same. */
export const stated = { chrome: 109, firefox: 115, safari: 16 } as const

/** As the bundler wants them: `chrome109`. */
export const scriptTargets = Object.entries(stated).map(([name, version]) => `${name}${version}`)

/** As Lightning CSS wants them. Without them it writes `(width>=48rem)` again where the bundler wrote `(min-width:48rem)`. */
export const sheetTargets = { chrome: stated.chrome << 16, firefox: stated.firefox << 16, safari: stated.safari << 16 }
