/** What the screening is, in a fold of the dashboard: loaded when it is opened. */
export const aboutScreening = {
  questions: '{count} yes or no questions',
  minutes: '5-10 minutes, with no time limit',
  analysis: 'AI analysis',
  analysis_line: 'Written from fixed sentences. No AI model is in use here. Not yet checked by a clinician.',
  diagnosis: 'Information only. It is not a diagnosis.',
} as const
