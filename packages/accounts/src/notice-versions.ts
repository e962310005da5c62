/**
 * The text of the privacy page that stands there now. A change of what is kept or why makes a new one: its day, and the
 * number of the text on that day from the second on. The one it follows goes to the top of the list below.
 */
export const noticeVersion = '2026-11-23'

/** The texts before it, newest first. None ever goes: somebody agreed to it, and a page that was open may still send it. */
const earlierNotices = [
  '2026-11-22-2',
  '2026-11-22',
  '2026-11-21-12',
  '2026-11-21-11',
  '2026-11-21-10',
  '2026-11-21-9',
  '2026-11-21-8',
  '2026-11-21-7',
  '2026-11-21-6',
  '2026-11-21-5',
  '2026-11-21-4',
  '2026-11-21-3',
  '2026-11-21-2',
  '2026-11-21',
] as const

/** Every text that a person can have read. */
export const publishedNotices = [noticeVersion, ...earlierNotices] as const
