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

/** The page behind the link that ends reminder mails; it may be open on a phone that others look at. */
export const unsubscribe = {
  title: 'Reminder emails: Ankur',
  description: "Stop Ankur's reminder emails without signing in.",
  heading: 'Stop reminder emails',
  lead: 'Press the button to stop all reminder emails. We will also delete the reminders you set.',
  rest: 'Your account and your summaries stay as they are.',
  button: 'Stop reminder emails',
  done_heading: 'You will get no more reminder emails',
  done_lead: 'Your reminders are deleted.',
  done_again: 'You can set a new one on any summary page.',
  broken_heading: 'This link is not complete',
  broken_lead:
    'Nothing was changed. Open the link from the email again. Or sign in, open your data and withdraw your consent to reminder emails there.',
  later_heading: 'This did not work',
  later_lead: 'Ankur is not available right now. Please open the link from the email again in a few minutes.',
  to_data: 'Open your data',
} as const
