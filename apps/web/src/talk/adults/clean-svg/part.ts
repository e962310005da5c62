/** Shared with the Game Creator, whose engine comes with it: for the few drawings that a family brings as SVG. */
export const offline = 'when-opened'
