/** Large, and of many languages: kept once somebody has opened it. */
export const offline = 'when-opened'
