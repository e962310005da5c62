/** When to answer again, and the box for a reminder mail. */
export const reminders = {
  again_text: 'Some signs appear only later. Answer the questions again in {month}.',
  calendar: 'Add the date to my calendar',
  calendar_file: 'The file {name} is in Downloads. Open it to add the date to your calendar.',
  calendar_neutral: 'The entry only says: "{title}".',
  entry_title: 'Ankur: a date you chose',
  entry_text: 'Open Ankur and sign in.',
  box: 'Email me a reminder on {date}',
  box_to: 'We send it to {email}. It does not mention your child or any result.',
  box_kept:
    'We keep the date and your consent until we send the email, or until you untick the box. The email has a link to stop all reminders.',
  box_confirm:
    'Please confirm your email {email} first. Press the button in our email, or ask for a new one under "Your data". We send no reminders until then.',
  saving: 'Saving...',
  asked: 'We will email you on {date}.',
  ended: 'We will not send a reminder.',
  sent: 'We sent the reminder on {date}.',
  failed: 'Something went wrong. Check your signal and try again.',
} as const
