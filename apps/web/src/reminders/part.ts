/** A reminder is stored by the server. */
export const offline = 'when-opened'
