/** Each of these needs the server. */
export const offline = 'when-opened'
