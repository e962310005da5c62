/** Names of months, days and parts of the day in every language, for whoever writes a date. */
import { calendar as en } from './en/calendar.ts'
import { calendar as hi } from './hi/calendar.ts'
import { calendar as pa } from './pa/calendar.ts'
import { sideBySide } from './side-by-side.ts'

export const calendarTexts = /* @__PURE__ */ sideBySide<typeof en>({ en, hi, pa })
