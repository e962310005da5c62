import { fill } from '@ankur/content'
import type { Share } from '@ankur/screening/report/contract'
import { formatDay } from '../platform/dates.ts'
import { useLanguage } from '../platform/language.tsx'
import { messagesOf } from '../platform/messages.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

/** The active link of a report: its expiry, its protection, and its openings by day and kind of browser. */
export function OpenShare({ share }: { share: Share }) {
  const { language } = useLanguage()
  const reports = reportsWords.use()
  const { openings, log } = share
  const until = fill(reports.share_until, { date: formatDay(share.expiresAt, language) })
  const guards = [share.hasPin && reports.share_has_pin, share.opensOnce && reports.share_just_once]
  const opened =
    openings === 0 ? reports.share_never : openings === 1 ? reports.share_once : fill(reports.share_often, { n: openings })
  const parts = [until, ...guards, opened].filter((part) => part !== false)
  return (
    <>
      <p>{share.isLocked ? reports.share_locked : parts.join(' ')}</p>
      {log.length > 0 && (
        <>
          <h4 className="reports__log-title">{reports.share_log}</h4>
          <ul className="reports__log">
            {log.map(({ day, browser }, n) => (
              <li key={`${day}-${n}`}>
                {fill(reports.share_log_line, {
                  date: formatDay(`${day}T12:00:00+05:30`, language),
                  browser: browser ?? reports.share_browser,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
