/**
 * A calendar file (RFC 5545) with one whole day in it. A shared phone shows its title to whoever picks it up, so the
 * words come from outside and say nothing of a child or a check.
 */
interface CalendarDay {
  /** The same for the same entry: a calendar that gets the file twice keeps one. */
  readonly uid: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly title: string
  readonly text: string
  readonly url: string
  readonly madeAtMs: number
}

const MOST_OCTETS = 75

/** The file, in UTF-8, with the line ends and folds that the format asks for. */
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
    // A day to think of, not one on which the family is busy.
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

/** The end of a whole day is the next one: the format leaves the end itself out. */
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

/** Lines of at most 75 octets, and no character cut in two: a letter of Hindi takes three octets. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MOST_OCTETS) {
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
