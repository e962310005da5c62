/** Which child the questions are about, and how old it is. */
export const children = {
  birth_legend: 'Month of birth (optional)',
  birth_why: 'It shows if the questions fit.',
  birth_month: 'Month',
  birth_year: 'Year',
  birth_empty: 'Not given',
  birth_partly: 'Choose both the month and the year.',
  birth_future: 'This month is in the future. Please check it.',
  birth_age: 'Your child is {months} months old. The questions fit this age.',
  choice_legend: 'Which child is this about? (optional)',
  choice_why: 'This keeps the summaries of brothers and sisters apart.',
  choice_none: 'No child chosen',
  choice_kept: 'The child you chose before',
  choice_failed: 'We could not load your children. You can continue without choosing.',
  nameless: 'Child {n}',
  born: 'born in {month}',
  aged: '{months} months old',
  details: '{details}.',
  month_unknown: 'month of birth not given',
  early: '{weeks} weeks early',
  add: 'Add a child',
  chip: '{name}, {months} months',
  needs_visit: 'needs a visit',
  change_child: 'Change',
} as const

/** What may be given of a child, and the way to write it. */
export const childForm = {
  form_birth: 'Month of birth (optional)',
  month_wrong: 'Choose both the month and the year, or leave both empty. It cannot be in the future.',
  nickname: 'Name or nickname (optional)',
  nickname_hint: 'Other families cannot see it. Use up to {most} letters.',
  nickname_wrong: 'Use up to {most} letters.',
  weeks: 'How many weeks early was your child born? (optional)',
  weeks_hint: 'A number from 0 to {most}. It is for your doctor and does not change the result.',
  weeks_wrong: 'Enter a whole number from 0 to {most}, or leave it empty.',
  save: 'Save child',
  saving: 'Saving...',
  cancel: 'Cancel',
  add_title: 'Add a child',
  change_title: 'Change {name}',
} as const

/** The family's children, on the page of its own data. */
export const ownChildren = {
  lead: 'You can add a name, the month of birth, and how many weeks early a child was born. All of it is optional.',
  empty: 'No children yet. One is added with your first summary.',
  failed: 'We could not load your children.',
  delete: 'Delete',
  delete_of: 'Delete {name}',
  delete_title: 'Delete {name}?',
  delete_text: 'This also deletes all summaries of this child ({n}), with their answers and reminders. This cannot be undone.',
  delete_yes: 'Delete child and summaries',
  delete_no: 'Keep child',
  deleted: '{name} is deleted, with all summaries of this child.',
  delete_failed: 'Something went wrong. {name} may still be in your account. Check your signal, then press "Delete" again.',
  summaries: 'Summaries: {n}',
  change: 'Change',
  change_of: 'Change {name}',
  saved: '{name} is saved.',
} as const

/** Where to go when the questions do not fit the age. */
export const agePath = {
  outside_young:
    'Your child is {months} months old. The questions are made for children from {first} months. That will be in {month}.',
  outside_old: 'Your child is {months} months old. The questions are made for children up to {last} months.',
  outside_may: 'You can answer now, but the result may not fit.',
  young_where: "Until then, look at your child's health and growth card with your anganwadi worker or doctor.",
  young_worried:
    'Are you worried about how your child hears, makes sounds or plays? Ask a child specialist (paediatrician) now. You do not need to wait.',
  old_where:
    'A child specialist (paediatrician) can choose a check for this age. You can also ask at the district hospital for the early intervention centre (DEIC).',
  outside_help: 'Where to ask',
} as const
