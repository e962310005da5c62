/** What only several players on one device need is cached when it was shown once; play days are sent online anyway. */
export const offline = 'when-opened'
