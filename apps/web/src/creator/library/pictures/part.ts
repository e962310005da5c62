/** Each file is cached once its category was opened. */
export const offline = 'when-opened'
