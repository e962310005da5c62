/** Runs a game with what the Game Creator has for it. */
export const offline = 'creator'
