/** Two results of one child in groups. */
export const compare = {
  shows_now: 'Shows now, did not before',
  stopped: 'Showed before, does not now',
  stopped_line: 'Has your child stopped doing something they did for weeks? Please see a doctor this week.',
  changed: 'Other answers that changed',
  not_yet: 'Still not yet',
  same: 'Same both times',
  asked_differently: 'Questions with different wording',
  asked_differently_line: 'We changed the words of some questions between the two. That alone can change an answer.',
  two_days: 'Children change fast at this age. Two summaries show only those two days.',
} as const
