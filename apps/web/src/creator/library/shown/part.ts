/** Large, and in many languages: cached once it was opened. */
export const offline = 'when-opened'
