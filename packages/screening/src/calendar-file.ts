/**
 * A calendar file (RFC 5545) with one all-day event. On a shared phone anyone can read the title, so the caller provides
 * text that does not mention a child or a check.
 */
interface CalendarDay {
  /** Constant for the same event: a calendar that imports the file twice keeps one entry. */
  readonly uid: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly title: string
  readonly text: string
  readonly url: string
  readonly madeAtMs: number
}

const MAX_OCTETS = 75

/** The file content in UTF-8, with the line ends and folding of the format. */
export function renderCalendarFile({ uid, day, title, text, url, madeAtMs }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ankur//Ankur//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${new Date(madeAtMs).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    // Marked as free time: the family is not busy on that day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The end of an all-day event is the next day: in the format the end is exclusive. */
function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000)
  return next.toISOString().slice(0, 10).replaceAll('-', '')
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds lines at 75 octets without splitting a character: a Hindi letter takes three octets. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
