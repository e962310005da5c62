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
