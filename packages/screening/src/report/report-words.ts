/** The sentences of a report that stand in the dictionaries; the others belong to the analysis. */
export const reportWordKeys = [
  'report_title',
  'report_for_family',
  'report_day',
  'report_aged',
  'few_signs',
  'follow_up_due',
  'follow_up_expired',
  'see_doctor',
  'see_doctor_after_follow_up',
  'report_here',
  'report_no_person',
  'report_footer',
  'can_title',
  'can_text',
  'cannot_title',
  'cannot_text',
  'scale_low',
  'scale_medium',
  'scale_high',
  'scale_low_step',
  'scale_medium_step',
  'scale_high_step',
  'next_title',
] as const

export type ReportWords = Readonly<Record<(typeof reportWordKeys)[number], string>>
