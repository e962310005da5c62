/** What a parent reads before the screening. */
export const introduction = {
  title: 'Autism Test: Ankur',
  description:
    '20 yes or no questions about how your toddler plays and talks with you. A free screening for 16 to 30 months. It is not a diagnosis.',
  heading: 'Autism Test',
  lead: '20 questions about how your toddler plays and talks with you. This is a screening. It is not a diagnosis.',
  at_a_glance: 'At a glance',
  fact_questions: '20 questions, each with yes or no',
  fact_time: '5 to 10 minutes, with no time limit',
  fact_age: 'For children of 16 to 30 months',
  fact_languages: 'In English, Hindi and Punjabi',
  fact_free: 'Free, with an account',
  what_title: 'What autism is',
  what_1:
    'Autism is a different way in which a brain grows and works. An autistic child may talk, play, move or feel sounds and touch differently from other children.',
  what_2:
    'Autism is not an illness. It does not come from how parents raise a child, and not from vaccines. Autistic children learn and grow, and support helps them.',
  why_title: 'Why an early check matters',
  why_1: 'When a family knows early, support for talking and playing can begin early.',
  why_2: 'You do not need to wait for a diagnosis to begin. Starting sooner helps. Starting later helps too.',
  tool_title: 'What this screening is',
  tool_1:
    'You answer 20 questions about what your child usually does. The questions are in our own words, based on the research behind the M-CHAT-R. This is not the official M-CHAT-R.',
  tool_2: 'Fixed rules count your answers. No computer guess decides the result.',
  tool_3: 'Our wording has not been tested in a study. It can miss signs, and it can point to signs where there are none.',
  tool_unchecked: 'Not yet checked by a clinician.',
  tool_official: 'Read about the official M-CHAT-R (in English)',
  paper_link: 'The questions on paper, for a health worker',
  get_title: 'What you get',
  get_1: 'A clear result, and what it can and cannot tell you.',
  get_2: 'A written analysis of your answers.',
  get_3: 'The next steps, and a summary that you can take to a doctor.',
  who_title: 'Who it is for',
  who_1:
    'The questions fit children from 16 to 30 months, counted by the calendar. This is also right for a child who was born early.',
  who_2: 'The parent or caregiver who knows the child best should answer.',
  age_title: 'Do the questions fit my child?',
  age_hint: 'Choose the month of birth. It stays on this page and is not sent or kept.',
  age_month: 'Month',
  age_year: 'Year',
  age_choose: 'Choose',
  age_fits: 'Your child is {months} months old. The questions fit.',
  age_young:
    'Your child is {months} months old. The questions fit from 16 months. Until then, ask your doctor or anganwadi worker about growth and milestones.',
  age_old:
    'Your child is {months} months old. The questions fit up to 30 months. A child doctor or a District Early Intervention Centre has checks for this age.',
  age_future: 'This month is still to come. Please check it.',
  other_age:
    'Your child is younger or older? A child doctor, your anganwadi worker or a District Early Intervention Centre can help at any age.',
  data_title: 'What happens to your answers',
  data_1: 'Your answers stay on this device until you open your result. Then they are stored in your account with the result.',
  data_2: 'Others can see them only if you share them. You can delete each summary at any time. We never sell them.',
  data_link: 'How we handle your data',
  note_title: 'Before you start',
  note_1:
    'This check cannot tell you that your child is or is not autistic. Only a trained professional who meets your child can do that.',
  note_2: 'If you are worried, see a child doctor, whatever the result says. In an emergency call 112.',
  help_link: 'When to get help, and where',
  start: 'Start the Test',
  start_line: 'You need a free account, so that others cannot open your result.',
} as const
