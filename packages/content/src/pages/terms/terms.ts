/** The day of this text, in every language. A change of what it says changes the day. */
export const termsVersion = '2026-11-22'
