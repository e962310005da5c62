/** What may be given of a child, and the way to write it. */
export const childForm = {
  form_birth: 'Month of birth (you may leave it empty)',
  month_wrong: 'Choose the month and the year, or leave both empty. It cannot be a month to come.',
  nickname: 'Name or nickname (you may leave it empty)',
  nickname_hint: 'Only you see it. At most {most} letters.',
  nickname_wrong: 'Use at most {most} letters.',
  weeks: 'How many weeks early was your child born? (you may leave it empty)',
  weeks_hint: 'A number from 0 to {most}. It is for your doctor and never changes the result.',
  weeks_wrong: 'Type a whole number from 0 to {most}, or leave it empty.',
  save: 'Save child',
  saving: 'Saving...',
  cancel: 'Cancel',
  add_title: 'Add a child',
  change_title: 'Change {name}',
} as const
