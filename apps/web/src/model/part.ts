/** The wording is requested from the server. */
export const offline = 'when-opened'
