/** The mail that carries a report. Its subject says nothing of what it is about. */
export const reportMails = {
  report_mail_subject: 'Your saved page',
  report_mail_why: 'Somebody asked Ankur to send this page to your address. Your address is not kept once this mail has left.',
  report_mail_file: 'The attached file holds the same page, and a page in English for a doctor.',
  report_mail_not_you: 'You did not expect this mail? Then you can delete it.',
} as const
