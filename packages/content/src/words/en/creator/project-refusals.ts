/** What the server says when it does not keep a game, by its permanent code. */
export const projectRefusals = {
  project_too_large: 'This game is too big for your account. Export it as a file.',
  project_conflict: 'This game was also saved from another device. Nothing was overwritten.',
  project_newer: 'This game was made with a newer version of Ankur. It was not saved to your account.',
  project_damaged: 'We cannot read this game. It was not saved to your account.',
  too_many_projects: 'Your account is full. Delete a game, or export this one as a file.',
} as const
