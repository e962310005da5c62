/** The id of our own questions; another version is another questionnaire. */
export const plainId = 'plain-words-20'
export const plainVersion = '2026-11-draft-1'
