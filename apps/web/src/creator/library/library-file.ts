/** Converts the text of a library file to its single pictures, each a file for use in games and exports. */

/** Fluent Emoji has 32 units; a sprite at its full size has 96. */
const size = 96
const scale = size / 32

const libraryCredit = 'From Fluent Emoji by Microsoft, MIT licence, with softer colours. Bodies under heads: Ankur, CC BY 4.0.'

/** In the format that `cleanSvg` writes, so that an exported and imported drawing is recognised by its content. */
export function picturesIn(file: string): ReadonlyMap<string, string> {
  const found = file.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 32 32">(.*?)<\/symbol>/gs)
  return new Map(Array.from(found, ([, name = '', drawing = '']) => [name, wholePicture(name, drawing)]))
}

function wholePicture(name: string, drawing: string): string {
  const root = `xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"`
  return `<svg ${root}><title>${name}</title><desc>${libraryCredit}</desc><g transform="scale(${scale})">${drawing}</g></svg>`
}

/** A name in a file that may be one of ours. */
export function nameInPicture(svg: string): string | undefined {
  return svg.includes(`<desc>${libraryCredit}</desc>`) ? /<title>([\w-]+)<\/title>/.exec(svg)?.[1] : undefined
}
