/** The page that a link to a summary opens, for somebody without an account. */
export const shared = {
  title: 'A summary for you to read',
  lead: 'A family lets you read this. It is a screening, and not a diagnosis.',
  until: 'The link ends on {date}. Please do not pass it on.',
  print: 'Print',
  gone_title: 'This link opens nothing',
  gone_text: 'It has ended, or a letter of it is missing. Ask the family for a new one.',
  failed: 'The page could not be loaded.',
  about: 'What Ankur is',
} as const
