/** Where to go when the questions do not fit the age. */
export const agePath = {
  outside_young:
    'Your child is {months} months old. The questions are made for children from {first} months. That will be in {month}.',
  outside_old: 'Your child is {months} months old. The questions are made for children up to {last} months.',
  outside_may: 'You can answer now, but the result may not fit.',
  young_where: "Until then, look at your child's health and growth card with your anganwadi worker or doctor.",
  young_worried:
    'Are you worried about hearing, sounds or play? Ask a child specialist (paediatrician) now. You do not need to wait.',
  old_where:
    'A child specialist (paediatrician) can choose a check for this age. You can also ask at the district hospital for the early intervention centre (DEIC).',
  outside_help: 'Where to ask',
} as const
