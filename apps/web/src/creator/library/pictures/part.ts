/** Each file is kept once somebody has opened its kind. */
export const offline = 'when-opened'
