import { eraseRefusals } from './erase-refusals.ts'

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
