/** What a family agreed to, on the page of its own data. */
export const consents = {
  lead: 'Each extra has a box of its own, and none is ticked before you tick it. What you agreed to stands here.',
  lead_back: 'You can take an extra back with one press. We then stop at once, and delete what was waiting.',
  failed: 'What you agreed to could not be loaded.',
  account: 'Your account',
  account_ends: 'It ends when you delete your account.',
  reminders: 'Reminder mails',
  video: 'Sending a video',
  model: 'Help of an AI model',
  sharing: 'Sharing a summary',
  given: 'Agreed on {date}, notice {version}.',
  withdrawn: 'Taken back on {date}.',
  withdraw: 'Take back',
  withdraw_of: 'Take back: {purpose}',
  taking_back: 'Taking back...',
  taken_back: 'You took this back: {purpose}.',
  not_taken_back: 'That did not work. Nothing was changed.',
} as const
