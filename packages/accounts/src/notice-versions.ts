/**
 * The current version of the privacy notice: its date, and a number from the second version of the same day on. Changing
 * what data is stored or why needs a new version; the replaced one moves to the top of the list below.
 */
export const noticeVersion = '2026-11-28'

/**
 * Earlier versions, newest first. None may be removed: consents refer to them, and a page that is still open may send one.
 */
const earlierNotices = [
  '2026-11-23',
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

/** Every version that somebody may have read. */
export const publishedNotices = [noticeVersion, ...earlierNotices] as const
