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
