/** Names with a space between. Browsers lack the Punjabi ones, so no page may ask them. Apart, as most pages need months only. */

/** From January. */
export const months = 'January February March April May June July August September October November December'
/** From Sunday, as Date counts. */
export const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'
/** From midnight, 4, 12, 16 and 20 o'clock on, as people name the parts of a day, and how a time is said. */
export const clock = { parts: 'am am pm pm pm', time: '{time} {part}' } as const
