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
