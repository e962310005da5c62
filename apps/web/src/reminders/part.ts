/** A reminder is kept by the server. */
export const offline = 'when-opened'
