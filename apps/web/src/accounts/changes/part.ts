/** Each of these is done with the server. */
export const offline = 'when-opened'
