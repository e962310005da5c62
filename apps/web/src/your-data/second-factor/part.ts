/** Shown once the server has described the account: cached once it was opened. */
export const offline = 'when-opened'
