/** The mail that carries a report. Its subject says nothing of what it is about. */
export const reportMails = {
  report_mail_subject: 'Your saved page',
  report_mail_why: 'Someone asked Ankur to send this page to your address. We delete your address once this email is sent.',
  report_mail_file: 'The attached file has the same page, and a page in English for a doctor.',
  report_mail_not_you: 'If you did not expect this email, you can delete it.',
} as const
