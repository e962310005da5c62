/** When to answer again, and the box for a reminder mail. */
export const reminders = {
  again_text: 'Some signs show only later. Answer the questions again in {month}.',
  calendar: 'Save the date in my calendar',
  calendar_file: 'Your browser has the file {name}. Open it, and your calendar takes the date.',
  calendar_neutral: 'The entry says only: "{title}".',
  entry_title: 'Ankur: a date you chose',
  entry_text: 'Open Ankur and sign in.',
  box: 'Send me a reminder mail on {date}',
  box_to: 'It goes to {email}. It names no child and no result.',
  box_kept:
    'We keep the date and your yes until the mail is sent, or until you untick the box. The mail has a link that ends all reminders.',
  saving: 'Saving...',
  asked: 'You will get a mail on {date}.',
  ended: 'No mail will be sent.',
  sent: 'The reminder mail was sent on {date}.',
  failed: 'That did not work. Nothing was changed.',
} as const
