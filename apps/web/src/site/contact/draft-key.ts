/** Where unsent text waits for a reload. */
export const draftKey = 'ankur-contact'
