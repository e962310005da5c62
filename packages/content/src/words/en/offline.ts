/** The page for an address that cannot be reached and was never read here. */
export const offline = {
  title: 'No connection: Ankur',
  description: 'What you can do while Ankur cannot be reached.',
  heading: 'This page needs a connection',
  lead: 'Ankur cannot be reached now. This page was not opened on this phone before.',
  answers: 'Answers that you gave are still on this phone.',
  try_again: 'Try again',
  kept_heading: 'You can open these now',
  questions: 'The questions of the Autism Test',
  games: 'The games',
} as const
