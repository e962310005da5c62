/** Clips stay on the phone. */
export const offline = 'app'
