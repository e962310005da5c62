/** The pages of all `part.ts` files, collected by build/parts-plugin.ts. */
declare module 'virtual:pages' {
  export const pages: readonly import('./platform/part/define-part.tsx').Page[]
}

/** The pages below `/games`, loaded with the first of them. */
declare module 'virtual:pages/games' {
  export const pages: readonly import('./platform/part/define-part.tsx').Page[]
}

/** The address of every page of the app, with `:parameters`. */
declare module 'virtual:app-paths' {
  export const appPaths: readonly string[]
}

/** See build/sprites/sprites-plugin.ts: the address of one SVG file with all drawings that the list names. */
declare module '*.sprite' {
  const url: string
  export default url
}

/** The same for pictures of the Game Creator's library: see build/sprites/library-pictures.ts. */
declare module '*.library' {
  const url: string
  export default url
}
