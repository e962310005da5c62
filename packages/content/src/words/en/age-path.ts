/** Where to go when the questions do not fit the age. */
export const agePath = {
  outside_young: 'Your child is {months} months old. The questions fit from {first} months on, in {month}.',
  outside_old: 'Your child is {months} months old. The questions fit up to {last} months.',
  outside_may: 'You may answer now. The result may not fit.',
  young_where: 'Until then, look at the health and growth card of your child with your anganwadi worker or doctor.',
  young_worried: 'Are you worried about hearing, sounds or play? Then ask a child doctor now. You do not need to wait.',
  old_where:
    'A child doctor knows checks for this age. Or ask at the district hospital for the early intervention centre (DEIC).',
  outside_help: 'Where to ask',
} as const
