/** The question pages, the list of answers, and how a result is named in lists. */
export const screening = {
  question_title: 'Question {n} of {count}',
  yes: 'Yes',
  no: 'No',
  saved_answer: 'Saved answer',
  status_unsaved: 'This device cannot keep answers. They stay only while this page is open.',
  previous: 'Previous',
  next: 'Next',
  first_question: 'This is the first question',
  not_answered: 'Not answered',
  save_and_leave: 'Save and leave',

  next_follow_up: 'Answer a few more questions',
  follow_up_until: 'You can answer a few more questions until {date}.',
  follow_up_open: 'A few follow-up questions',
  follow_up_expired: 'We could not finish. Please take your answers to a child specialist (paediatrician).',
  not_here_title: 'We cannot find this summary',
  not_here_text: 'It may have been deleted, or it belongs to another account.',
  back_to_dashboard: 'Back to dashboard',
  good_to_know: 'Good to know',
  good_no_wrong: 'There are no right or wrong answers.',
  good_time: 'Take as long as you need. You can stop and come back.',
  good_screening: 'This is a screening. It is not a diagnosis.',
  wait_for_next: 'Wait for me to press Next',
  on: 'On',
  off: 'Off',
  signed_in_as: 'Signed in as {email}',
} as const

/** Stands wherever our own questions do. */
export const plainNotice = 'These questions are in our own words. They are not the official M-CHAT-R text.'
