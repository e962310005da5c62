/** Opened by an answer of the server only: cached once it was opened. */
export const offline = 'when-opened'
