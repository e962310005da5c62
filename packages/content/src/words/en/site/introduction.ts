/** What a parent reads before the screening. */
export const introduction = {
  title: 'Autism Test: Ankur',
  description:
    '20 yes or no questions about how your toddler plays and talks with you. A free screening for 16 to 30 months. It is not a diagnosis.',
  heading: 'Autism Test',
  lead: '20 questions about how your toddler plays and talks with you.',
  fact_time: '5 to 10 minutes, in English, Hindi or Punjabi',
  fact_plan: 'You get a plan to take to a doctor',
  limit_1: 'This is a screening, not a diagnosis.',
  limit_2: 'Not yet checked by a clinician.',
  limit_3: 'Worried? See a doctor anyway.',
  fact_age: 'For 16 to 30 months',
  fact_born: ': born {from} to {to}',
  what_title: 'What autism is',
  what_1:
    'In autism, the brain grows and works differently. An autistic child may talk, play or move differently from other children, and sounds and touch may feel different to them.',
  what_2:
    'Autism is not an illness. It does not come from how parents raise a child, and not from vaccines. Autistic children learn and grow, and support helps them.',
  why_title: 'Why an early check helps',
  why_1: 'When a family knows early, support for talking and playing can begin early.',
  why_2: 'You do not need to wait for a diagnosis to begin. Starting sooner helps. Starting later helps too.',
  tool_title: 'How this screening works',
  early: 'Children born early need this check more, not less. More of them get follow-up questions.',
  paper_title: 'On paper',
  tool_1:
    'You answer 20 questions about what your child usually does. The questions are in our own words, based on the research behind the M-CHAT-R. This is not the official M-CHAT-R.',
  tool_2: 'Fixed rules count your answers. No AI decides the result.',
  tool_3:
    'Our wording has not been tested in a study. It can miss signs. It can also point to signs when a child is not autistic. Most of these children still need some help.',
  tool_senses:
    'Does your child have trouble seeing or hearing? Some questions may not suit them. Ask a doctor which check to use.',
  tool_official: 'Read about the official M-CHAT-R (in English)',
  paper_link: 'The questions on paper, for a health worker',
  get_title: 'What you get',
  get_1: 'A clear result, and what it can and cannot tell you.',
  get_2: 'A written analysis of your answers.',
  get_3: 'The next steps, and a report that you can take to a doctor.',
  who_1: 'The questions fit children aged 16 to 30 months. Count from birth, even if your child was born early.',
  data_title: 'What happens to your answers',
  data_1: 'Your answers stay on this device until you open your result. Then they are stored in your account with the result.',
  data_2: 'Others can see them only if you share them. You can delete each summary at any time. We never sell them.',
  data_link: 'How we handle your data',
  help_link: 'When to get help, and where',
  start: 'Start the Test',
  start_line: 'Free. You need an account to keep your summary.',
  age_link: 'My child is younger or older',
  younger:
    'Younger than 16 months: look at the Mother and Child Protection card with your doctor, ASHA or anganwadi worker. Worried about hearing, sounds or play? Ask a child specialist (paediatrician) now.',
  older:
    'Older than 30 months: a child specialist (paediatrician) knows which check fits. Or ask at the District Early Intervention Centre (DEIC).',
  age_where: 'Where to ask near you',
  before_title: 'Before you start, if you like',
} as const
