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
