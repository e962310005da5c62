/** Which text of the privacy page a person agreed to at sign-up; changes with every change of what is kept or why. */
export const noticeVersion = '2026-11-21'
