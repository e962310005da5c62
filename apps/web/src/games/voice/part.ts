/** For families who want pieces named: in advance with the talk board, which has the recordings, otherwise when a game needs it. */
export const offline = 'talk'
