/** The reminder mail: nothing in it tells what Ankur is about to whoever sees the screen. */
export const reminderMails = {
  subject: 'A reminder from Ankur',
  asked: 'You asked us for a reminder.',
  unfinished: 'You started something on Ankur and have not finished it yet. It takes a few minutes.',
  date_has_come: 'It is the date you chose.',
  open: 'Sign in to see it: {link}',
  open_button: 'Open your dashboard',
  why: 'You get this email because someone ticked a box for it in the Ankur account with this address.',
  stop: 'To stop these reminders, open this page and press the button: {link}',
  stop_button: 'Stop reminder emails',
} as const
