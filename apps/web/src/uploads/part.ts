/** A video is sent to the server. */
export const offline = 'when-opened'
