/** In a closed fold; cached when it was opened once. */
export const offline = 'when-opened'
