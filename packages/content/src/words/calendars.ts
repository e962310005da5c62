/** Names of months, days and parts of the day in every language, for whoever writes a date. */
import type { Language } from '@ankur/languages'
import * as en from './en/app/app.ts'
import * as hi from './hi/app/app.ts'
import * as pa from './pa/app/app.ts'
import type { Words } from './words.ts'

type InEach<Value> = Readonly<Record<Language, Value>>

export const months: InEach<string> = { en: en.months, hi: hi.months, pa: pa.months }
export const days: InEach<string> = { en: en.days, hi: hi.days, pa: pa.days }
export const clocks: InEach<Words<typeof en.clock>> = { en: en.clock, hi: hi.clock, pa: pa.clock }
