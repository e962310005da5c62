/** For a doctor, in English whatever language the family reads. */
export const doctorWords = {
  title: 'For the doctor',
  line: 'Answers of a parent or caregiver on {date}. This page is in English on purpose.',
  parent: '{count} yes or no questions about what the child usually does, for {from} to {to} months.',
  ownForm:
    'Form {form}: our own wording, based on the research behind the M-CHAT-R. It is not the official M-CHAT-R, and this wording has not been tested in a study.',
  otherForm: 'Form {form}: another questionnaire, loaded by whoever runs this site.',
  officialForm: 'Form {form}: the official questions, used under licence.',
  notADiagnosis: 'This is a screening. It is not a diagnosis.',
  outsideAge: 'This age is outside {from} to {to} months, so the count may not fit.',
  notYet: 'The follow-up questions are not answered yet, so no result is given here.',
  notFinished: 'The follow-up questions were not finished, so no result is given here.',
  question: 'Question',
  answer: 'Answer',
  remark: 'Count',
  yes: 'Yes',
  no: 'No',
  counted: 'counts',
  stillCounts: 'still counts',
  countsNoMore: 'no longer',
  notes: 'Notes',
  footer: 'Form version {form}, texts version {version}. Written by fixed rules, not checked by a person. {address}',
} as const
