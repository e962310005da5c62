import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CSSOptions } from 'vite'

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

const nameOf = /^--((?:day|night|calm)-[\w-]+)$/
const use = /var\(--((?:day|night|calm)-[\w-]+)\)/g

/**
 * Writes the colours of the palette in place of their variables, which no rule changes: the roles then are the only colour
 * variables. They are inline in every app page, so each byte and each variable comes before its first paint. For PostCSS,
 * because Vite's own plugins do not see a sheet that another one imports.
 */
export function palettePlugin(): PostcssPlugins[number] {
  const palette = paletteOf(readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8'))
  return {
    postcssPlugin: 'ankur-palette',
    Declaration(declaration) {
      if (nameOf.test(declaration.prop)) declaration.remove()
      else if (declaration.value.includes('var(--')) declaration.value = withPalette(declaration.value, palette)
    },
  }
}

export function paletteOf(css: string): ReadonlyMap<string, string> {
  const declared = css.matchAll(/--((?:day|night|calm)-[\w-]+):\s*([^;]+);/g)
  return new Map([...declared].map(([, name = '', color = '']) => [name, color]))
}

export function withPalette(value: string, palette: ReadonlyMap<string, string>): string {
  return value.replaceAll(use, (_use, name: string) => {
    const color = palette.get(name)
    if (color === undefined) throw new Error(`the palette has no --${name}`)
    return color
  })
}
