/** What the server says when it does not keep a game, by its permanent code. */
export const projectRefusals = {
  project_too_large: 'This game is too big for your account. Export it as a file.',
  project_conflict: 'This game was saved from another phone in the meantime. Nothing was overwritten.',
  project_newer: 'This game was made by a newer Ankur. It was not saved to your account.',
  project_damaged: 'This game cannot be read. It was not saved to your account.',
  too_many_projects: 'Your account has no room for another game. Delete one, or export this one as a file.',
} as const
