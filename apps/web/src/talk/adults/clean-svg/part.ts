/** Shared with the Game Creator, without its engine: a board of another program with SVG pictures opens offline too. */
export const offline = 'talk'
