/** Sharing needs the network itself: cached once it was opened. */
export const offline = 'when-opened'
