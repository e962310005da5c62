/** The page of one's own data: what is kept, all of it as a file, and the end of the account. */
export const yourData = {
  title: 'Your data',
  lead: 'Here is what Ankur keeps about you and your child. You can take it with you, and you can delete it.',
  back: 'Back to the dashboard',

  kept_title: 'What is kept',
  kept_account: 'Your account: {email}',
  kept_assessments: 'Summaries of screenings, each with its answers: {n}',
  kept_children: 'Children, with the month of birth if you gave it: {n}',
  kept_games: 'Games in your account: {n}',
  kept_uploads: 'Notes of videos that you sent: {n}',
  kept_reminders: 'Reminder mails that you asked for: {n}',
  kept_consents: 'What you agreed to, and when: {n}',
  kept_sessions: 'Phones and computers that are signed in: {n}',
  kept_events: 'What happened to your account, such as a sign-in: {n}',
  kept_messages: 'Messages that you sent from the contact page: {n}',
  kept_mails: 'Mails to you that we still have: {n}',
  kept_phone: 'Only on this phone, answers not sent yet: {n}',
  not_confirmed:
    'Your email is not confirmed yet. Messages sent with it from the contact page are not counted here, and they are not deleted with your account.',
  kept_failed: 'What is kept could not be loaded.',

  children_title: 'Your children',
  consents_title: 'What you agreed to',

  download_title: 'Take your data with you',
  download_lead: 'You get one file with all that we keep. Computers and many programs can read it (JSON).',
  download_shared: 'Whoever uses this phone can open the file. Delete it when you do not need it any more.',
  download: 'Download my data',
  downloading: 'Getting your data...',
  downloaded: 'Your browser has the file {name}. Look in your downloads.',
  download_failed: 'Your data could not be loaded. Nothing was changed.',

  email_title: 'Your email',
  change_email: 'Change email',
  password_title: 'Your password',
  change_password: 'Change password',

  delete_title: 'Delete your account',
  delete_lead:
    'Your account is deleted with everything on this page, at once. Answers and clips on this phone are removed too. Games that were made on this phone stay on it. You can delete them in the Game Creator, under Games.',
  delete_backups: 'Backup copies age out within 35 days.',
  password_hint: 'Type it, so that nobody else can delete your account on this phone.',
  delete: 'Delete my account',
  deleting: 'Deleting...',
  ask_title: 'Delete your account and all your data?',
  ask_text: 'Nothing can be brought back after this. You are signed out everywhere.',
  ask_no: 'Keep my account',
  ask_yes: 'Delete everything',
  deleted: 'Your account is deleted. Our database holds nothing of it any more. You are signed out everywhere.',
} as const
