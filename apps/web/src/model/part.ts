/** The wording is asked of the server. */
export const offline = 'when-opened'
