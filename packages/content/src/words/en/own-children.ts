/** The family's children, on the page of its own data. */
export const ownChildren = {
  lead: 'You may give a name, the month of birth and the weeks early. None of it is required.',
  empty: 'No child here yet. Your first summary makes one by itself.',
  failed: 'Your children could not be loaded.',
  delete: 'Delete',
  delete_of: 'Delete {name}',
  delete_title: 'Delete {name}?',
  delete_text:
    'All summaries of this child are deleted with it: {n}. Their answers, reminders and all that belongs to them go too. This cannot be undone.',
  delete_yes: 'Delete child and summaries',
  delete_no: 'Keep child',
  deleted: '{name} is deleted, with all summaries of this child.',
  delete_failed: '{name} could not be deleted. Everything is still in your account.',
  summaries: 'Summaries: {n}',
  change: 'Change',
  change_of: 'Change {name}',
  saved: '{name} is saved.',
} as const
