/**
 * Which text of the privacy page a person agreed to at sign-up; changes with every change of what is kept or why. Its day,
 * and the number of the text on that day from the second on.
 */
export const noticeVersion = '2026-11-21-12'
