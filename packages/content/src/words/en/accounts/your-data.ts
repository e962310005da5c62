/** Why an account is not deleted, by permanent code. Only the page of a family’s data loads it. */
export const eraseRefusals = {
  wrong_password: 'The password is not correct. Nothing was deleted.',
  no_password:
    'Your account has no password yet. Choose one first with "Forgot Password?" on the sign-in page, then delete your account.',
} as const

/** The page of one's own data: what is kept, all of it as a file, and the end of the account. */
export const yourData = {
  ...eraseRefusals,
  account_elsewhere:
    'Your sign-in is kept by another service. We delete everything that Ankur keeps. You can delete the sign-in itself at that service.',
  title: 'Your data',
  lead: 'Here is what Ankur keeps about you and your child. You can download it, and you can delete it.',
  back: 'Back to the dashboard',

  kept_title: 'What is kept',
  kept_account: 'Your account: {email}',
  kept_assessments: 'Screening summaries, each with its answers: {n}',
  kept_children: 'Children, with the month of birth if you gave it: {n}',
  kept_games: 'Games in your account: {n}',
  kept_playDays: 'Children whose play days are kept: {n}',
  kept_uploads: 'Notes about videos you sent: {n}',
  kept_reminders: 'Reminder emails you asked for: {n}',
  kept_consents: 'Your consents, and when you gave them: {n}',
  kept_sessions: 'Signed-in phones and computers: {n}',
  kept_events: 'Account activity, such as sign-ins: {n}',
  kept_messages: 'Messages you sent from the contact page: {n}',
  kept_mails: 'Emails to you that we still have: {n}',
  kept_phone: 'Unsent answers, only on this device: {n}',
  not_confirmed:
    'You have not confirmed your email yet. Messages you sent with it from the contact page are not counted here. They stay if you delete your account.',
  kept_failed: 'We could not load this list.',

  children_title: 'Your children',
  consents_title: 'Your consents',

  download_title: 'Download your data',
  download_lead: 'You get one file with everything we keep, in a format that many programs can read (JSON).',
  download_shared: 'Anyone who uses this device can open the file. Delete it when you no longer need it.',
  download: 'Download my data',
  downloading: 'Getting your data...',
  downloaded: '{name} is saved in Downloads.',
  download_failed: 'We could not load your data. Nothing was changed.',

  name_title: 'Your name and our emails',
  change_name: 'Change name or language',
  email_title: 'Your email',
  change_email: 'Change email',
  password_title: 'Your password',
  change_password: 'Change password',

  delete_title: 'Delete your account',
  delete_lead:
    'This deletes your account and everything on this page at once. It also removes answers, clips and the names of your children from this device. Games made on this device stay on it. You can delete them in the Game Creator, under Games. Levels, gardens and talk boards stay too, without names. You can delete them under "For adults", in the games and on the talk board.',
  delete_backups: 'Backup copies are deleted within 35 days.',
  password_hint: 'Enter it so that nobody else can delete your account on this device.',
  delete: 'Delete my account',
  deleting: 'Deleting...',
  ask_title: 'Delete your account and all your data?',
  ask_text: 'You cannot get anything back after this. You will be signed out everywhere.',
  ask_no: 'Keep my account',
  ask_yes: 'Delete everything',
  deleted: 'Your account is deleted. Nothing of it remains in our database. You are signed out everywhere.',
  delete_unclear:
    'We do not know yet whether your account is deleted. Check your signal and try again. If you cannot sign in any more, it is deleted.',
} as const

/** What a family agreed to, on the page of its own data. */
export const consents = {
  lead: 'Each extra has its own box, and no box is ticked for you. Here you can see what you have agreed to.',
  lead_back: 'You can withdraw your consent with one press. We then stop at once, and delete anything still waiting.',
  failed: 'We could not load your consents.',
  account: 'Your account',
  account_ends: 'It ends when you delete your account.',
  reminders: 'Reminder emails',
  video: 'Sending a video',
  model: 'Help from an AI model',
  stills: 'Pictures for an AI model',
  sharing: 'Sharing a report',
  play: "Play days in a child's profile",
  given: 'You agreed on {date} (notice {version}).',
  withdrawn: 'You withdrew your consent on {date}.',
  withdraw: 'Withdraw consent',
  withdraw_of: 'Withdraw consent: {purpose}',
  taking_back: 'Withdrawing...',
  taken_back: 'You have withdrawn your consent: {purpose}.',
  not_taken_back: 'Something went wrong. Check your signal and try again.',
} as const

/** Where an account is signed in, and what happened in it lately. */
export const devices = {
  title: 'Signed-in devices',
  lead: 'These devices are signed in to your account.',
  this: 'This device',
  unknown: 'Unknown browser',
  last: 'Last used on {date}',
  out: 'Sign out this one',
  others: 'Sign out all other devices',
  none: 'No other device is signed in.',
  done: 'Signed out.',
  failed: 'Something went wrong. Check your signal and try again.',
  lately: 'Recent activity',
  nothing: 'No recent activity.',
  e_signed_in: 'Signed in',
  e_new_device: 'Signed in from a new device',
  e_password_changed: 'Password changed',
  e_address_changed: 'Email changed',
  e_export_taken: 'All data downloaded',
  e_link_made: 'Link made',
  e_link_opened: 'Link opened',
  e_signed_out: 'Signed out',
  e_refresh_token_reused: 'A copied sign-in was blocked',
  e_factor_added: 'Second step added',
  e_factor_removed: 'Second step removed',
  e_sign_in_failed: 'Wrong password entered',
  e_password_recovery_mailed: 'Email for a new password sent',
} as const
