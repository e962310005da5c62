/** The words of every figure: number, sentence, and what is known about it. */
export const claims = {
  not_yet_verified: 'Not yet verified',
  source: 'Source',
  nearest_source: 'What we found',
  early_signs_known_figure: '22.5%',
  early_signs_known: 'of Indian parents can identify early signs of autism.',
  early_signs_known_note:
    'We could not trace this number. An online survey of 400 parents in Himachal Pradesh found 63.5%. Online surveys reach families who are better off.',
  mothers_stress_figure: '60%+',
  mothers_stress: 'of mothers report significant stress.',
  mothers_stress_note: 'We could not trace this number. In one study of 70 mothers in India, half had signs of depression.',
  therapy_cost_figure: '₹90,000 to ₹1,50,000',
  therapy_cost: 'is what therapy can cost a family in one year.',
  therapy_cost_note: 'We could not trace this number. Prices differ widely. Ask more than one place and compare.',
  detection_age_figure: '18 months',
  detection_age: 'is an age from which signs can often be seen.',
  detection_age_note:
    'In this study in the US, 16,071 toddlers were screened at 18 and 24 months. Screening finds signs. It does not give a diagnosis.',
  executive_function_figure: '72%',
  executive_function: 'improved executive functioning after 12 weeks',
  sequential_thinking_figure: '86%',
  sequential_thinking: 'improved sequential thinking',
  parent_confidence_figure: '81%',
  parent_confidence: 'of parents reported more confidence',
  persistence_figure: '78%',
  persistence: 'showed more persistence',
  coding_review:
    'A review of studies with autistic children and children with ADHD, 6 to 15 years old, found that they can learn to code.',
  coding_review_note: 'The studies were small. They were not about Ankur.',
  signs_before_two: 'Signs can often be seen before a child is 2 years old.',
  signs_before_two_note:
    'The American Academy of Pediatrics advises doctors to screen every child for signs of autism at 18 and 24 months.',
} as const
