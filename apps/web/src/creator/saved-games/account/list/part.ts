/** The games of the account come from the server: cached once the list was opened. */
export const offline = 'when-opened'
