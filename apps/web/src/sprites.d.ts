/** See build/sprites-plugin.ts: the address of one SVG file with all drawings that the list names. */
declare module '*.sprite' {
  const url: string
  export default url
}

/** The same for pictures of the Game Creator's library: see build/library-pictures.ts. */
declare module '*.library' {
  const url: string
  export default url
}
