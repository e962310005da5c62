/** Sharing needs the network itself: kept once somebody has opened it. */
export const offline = 'when-opened'
