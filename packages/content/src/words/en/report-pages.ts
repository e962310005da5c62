/** What stands on the pages of a report, beside the sentences of the analysis. */
export const reportPages = {
  report_title: 'Screening summary',
  report_for_family: 'For the family.',
  report_day: 'Answered on {date}.',
  report_aged: 'Child aged {months} months.',
  report_here: 'Your answers',
  report_no_person: 'Written by fixed rules. No person has checked it.',
  report_footer: 'Made with Ankur: {address}',
} as const
