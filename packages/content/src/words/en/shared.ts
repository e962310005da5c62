/** The page that a link to a summary opens, for somebody without an account. */
export const shared = {
  title: 'A summary shared with you',
  lead: 'A family has shared this with you. It is a screening, not a diagnosis.',
  until: 'The link works until {date}. Please do not pass it on.',
  print: 'Print',
  gone_title: 'This link does not work',
  gone_text: 'It has ended, or part of it is missing. Ask the family for a new link.',
  failed: 'We could not load the page.',
  about: 'What is Ankur?',
} as const
