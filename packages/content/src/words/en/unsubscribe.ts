/** The page behind the link that ends reminder mails; it may be open on a phone that others look at. */
export const unsubscribe = {
  title: 'Reminder mails: Ankur',
  description: 'End the reminder mails of Ankur, without signing in.',
  heading: 'Stop reminder mails',
  lead: 'Press the button, and we send no more reminder mails to you. The reminders that you asked for are deleted.',
  rest: 'Your account and your summaries stay as they are.',
  button: 'Stop reminder mails',
  done_heading: 'No more reminder mails',
  done_lead: 'Your reminders are deleted. We send you no more of them.',
  done_again: 'You can ask for one again beside a summary, at any time.',
  broken_heading: 'This link is not complete',
  broken_lead:
    'Nothing was changed. Open the link from the mail again. Or sign in, open your data, and take your yes to reminder mails back there.',
  to_data: 'Open your data',
} as const
