/** The report sentences from the dictionaries; the others belong to the analysis and the advice. */
export const reportWordKeys = [
  'report_title',
  'report_for_family',
  'report_child',
  'report_age',
  'report_months',
  'report_answered_on',
  'report_answered_by',
  'report_strengths',
  'report_talk',
  'report_steps',
  'report_done',
  'report_date',
  'report_take',
  'report_take_list',
  'report_questions',
  'report_you',
  'report_no_person',
  'report_footer',
  'mother',
  'father',
  'grandparent',
  'other_family',
  'someone_else',
] as const

export type ReportWords = Readonly<Record<(typeof reportWordKeys)[number], string>>
