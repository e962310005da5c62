/** What it exports comes from the server: cached once it was used. */
export const offline = 'when-opened'
