/** The reminder mail: nothing in it tells what Ankur is about to whoever sees the screen. */
export const reminderMails = {
  subject: 'A reminder from Ankur',
  asked: 'You asked us for a reminder.',
  unfinished: 'Something that you began is not finished yet. It takes a few minutes.',
  date_has_come: 'The date that you chose has come.',
  open: 'Sign in to see it: {link}',
  open_button: 'Open your dashboard',
  why: 'You get this mail because somebody ticked a box for it in an Ankur account with this address.',
  stop: 'You want no more reminders? Open this page and press the button: {link}',
  stop_button: 'Stop reminder mails',
} as const
