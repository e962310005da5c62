/** Two results of one child in groups. */
export const compare = {
  shows_now: 'Does it now, but did not before',
  stopped: 'Used to do it, but does not now',
  stopped_line: 'Has your child stopped doing something they did for weeks? Please see a doctor this week.',
  changed: 'Other answers that changed',
  not_yet: 'Not yet',
  same: 'Same both times',
  asked_differently: 'Questions with different wording',
  asked_differently_line: 'We changed the wording of some questions in between. That alone can change an answer.',
  two_days: 'Children change fast at this age. Two summaries show only those two days.',
} as const
