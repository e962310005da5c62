/** Runs a game with the modules of the Game Creator. */
export const offline = 'creator'
