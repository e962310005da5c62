/**
 * The privacy notice: true for what the product does today. A change of what is kept, why or how long changes
 * `notice-versions.ts` of `@ankur/accounts` with it.
 */
export const privacy = {
  title: 'Privacy: Ankur',
  description: 'What Ankur keeps about you and your child, why, for how long, and how you can delete it.',
  heading: 'Privacy',
  version: 'Notice of {day} {month} {year}',
  short_title: 'In short',
  short_1: 'Your data is yours. We keep only what Ankur needs to work.',
  short_2: 'We use no trackers and show no advertising. Nothing is loaded from other companies.',
  short_3: 'Your answers stay on your device until you open a result.',
  short_4: 'You can download all your data, delete each summary, and delete your whole account.',
  kept_title: 'What we keep, why, and how long',
  what: 'What',
  why: 'Why',
  how_long: 'How long',
  account: 'Your account',
  account_what:
    'Your name, your email, and the new email while you are changing it. Your password, in a form that nobody can read back. If you set up the second step: its key, encrypted, and its recovery codes, in a form that nobody can read back. Also the version and language of this notice, and when you agreed to it.',
  account_why: 'So that you can sign in, and others cannot open your results.',
  account_long: 'As long as your account exists.',
  visits: 'Your sign-ins',
  visits_what:
    'When you signed in, the kind of browser, and its internet address (IP address). Failed attempts are counted without your name.',
  visits_why: 'To keep you signed in, and to keep others out of your account.',
  visits_long: 'A sign-in: until you sign out or stay away for 30 days, and 180 days at most. Account activity: 180 days.',
  device: 'Answers on your device',
  device_what:
    'Your answers, what you ticked, and the month of birth, child and district if you chose them. Your language, comfort settings and sign-in. Also the pages you read here most recently. Your browser stores all this.',
  device_why: 'So that you can stop and come back, even without a signal.',
  device_long:
    'Answers: until your result is stored, or until you press "Clear my answers". You can also remove them when you sign out. Language, comfort settings and pages: until you clear this site\'s data in your browser.',
  games: 'Games on your device',
  games_what:
    'The level and settings of each game, the pictures and names of players, and the plants in the garden. Which days a level was played, and whether help was used. Games built in the Game Creator, their earlier versions, and their pictures and sounds. The talk boards, with their words, photos and recordings. Your browser stores all this. Talk boards are never sent to us. Play days and garden are sent to us only if you tick the box for a child. The names of players are never sent. A game is sent to us only if you save it to your account.',
  games_why: 'So that a game continues where you left it, and an adult can see what was played.',
  games_long:
    'Until you press "Delete play history" on the page for adults, or clear this site\'s data in your browser. For a game from the Game Creator: until you delete the games there under "Games", or clear that data. The garden stays until you clear that data. When you sign out on a device, the names of your account\'s children are removed from it. Their levels, garden and talk board stay there, hidden until you sign in again. If you delete your account, they stay there without a name.',
  account_games: 'Games in your account',
  account_games_what:
    'The games you save to your account: their name, blocks and characters, what was drawn for them in the Game Creator, and when they were saved. Not your photos and sounds, and no pictures from elsewhere. If you switch on a link for others: when it ends. We do not keep the link itself.',
  account_games_why: 'So that you can open a game on your other phones and computers, and let others play it if you want.',
  account_games_long:
    'A game: until you delete it. It is then gone from our database at once, and so is its link. A link: 30 days at most, or until you switch it off.',
  play: 'Play days in your account',
  play_what:
    "Only if you tick the box for a child: on which days which level of a game was played, how many rounds, whether help was used, and the plants in the garden. Also your consent. Not kept: times, mistakes or speed. It is sealed with your family's key.",
  play_why:
    "So that play days and garden are in the child's profile and on your other phones, because you ticked the box for it.",
  play_long:
    'Until you stop it on the page for adults, withdraw your consent, or delete the child or your account. It is then gone from our database at once.',
  results: 'Your results',
  results_what:
    "Your answers to the 20 questions and the follow-up questions. The optional answers you gave: a worry, lost skills and which ones, a hearing test, an autistic brother or sister, and weeks born early. The result, the written part and the date. Your child's age if you gave the month of birth, and who answered if you told us.",
  results_why: 'So that you can read a result again and show it to a doctor.',
  results_long: 'Until you delete it.',
  children: 'Your children',
  children_what: 'The month of birth, the weeks early, and a name or nickname. All of it is optional.',
  children_why: 'So that we can tell if the questions fit the age, and keep the summaries of brothers and sisters apart.',
  children_long: 'Until you delete the child under "Your data". This deletes all summaries of that child too.',
  videos: 'A video you send',
  videos_what:
    'The video, while it is being checked. After that only a note of when it arrived, its length and size, and when it was deleted. Also your consent.',
  videos_why: 'A program checks that the video plays. Nobody watches it, and it does not change your summary.',
  videos_long:
    'The video: until the check is over. A video that was not fully sent: one day. The note: as long as your account exists.',
  clips: 'Clips on your device',
  clips_what: 'Clips you save here to show to a doctor. Your browser stores them. They are never sent to us.',
  clips_why: 'So that you have them ready.',
  clips_long:
    "Until you delete them, remove your answers when you sign out, clear this device, or delete your account on it. Deleting the account does not delete clips on another device: there, clear this site's data in the browser.",
  share: 'Reports you share',
  share_what:
    'For a link: your consent, the district you chose, and when it ends. How often it was opened, when it was last opened, and the day and kind of browser of each opening. Its PIN, if you set one, in a form that nobody can read back. We do not keep the link itself. For an email with your summary: when you asked for it, and if it was sent. A PDF is made when you ask for it. We do not keep it.',
  share_why: 'So that a doctor, or someone close to you, can read what you share, and you can see this and end it.',
  share_long:
    'A link: 30 days at most, or until you end it. An email: the address and the text until it is sent, and the fact that it was sent for 30 days. All of this is deleted with the summary.',
  model: 'An AI model',
  model_what:
    'Your consent, and what the model wrote for a summary. The model gets our own lines about your child, which come from your answers. It does not get a name, date or age.',
  model_why: 'To show you the explanation in simpler words, because you ticked the box for it.',
  model_long: 'Until you withdraw your consent or delete the summary.',
  stills: 'Pictures from your video',
  stills_what:
    'Only that you agreed. Where an AI model reads pictures, your browser takes four from your video. They go to the model without a name, date or answers. We do not keep the pictures or what the model writes.',
  stills_why: 'To show you a plain description of what can be seen, because you ticked the box for it.',
  stills_long: 'Pictures and description: not kept. Your consent: as long as your account exists.',
  reminder: 'Reminders',
  reminder_what: 'The date, the kind of reminder, its language, and your consent.',
  reminder_why: 'To email you on that date, because you ticked the box for it.',
  reminder_long: 'Until you untick the box, delete the summary, or stop reminders by the link in the email.',
  message: 'Your messages to us',
  message_what:
    'What you wrote on the contact page: your name, your email address, the subject and the message. Also the language of the page, and when it arrived.',
  message_why: 'So that we can answer you. The people who run this site read it.',
  message_long:
    '12 months. Then we delete it. Until you send it, your browser stores the text while the tab is open, and nobody else can see it.',
  mail: 'Emails to you',
  mail_what: 'The address and text of an email that we send to you, or to the address you gave for your summary.',
  mail_why:
    'To confirm your email address or a new one. To help you choose a new password, and to tell you when it was changed. To send you a copy of a message you wrote to us.',
  mail_long:
    'Until the mail server has accepted it. Then we remove both. For one day we count how many emails an address got, without storing the address.',
  log: 'The technical log',
  log_what: 'Which pages and services answered, and which failed. No names, no email addresses, no answers.',
  log_why: 'To find faults and to notice attacks.',
  log_long: 'One year.',
  delete_title: 'How to delete',
  delete_1:
    'One result: open it, then "Compare, other files, delete" at its end. The link there opens the list of your summaries. Press Delete beside the result. It is gone from our database at once. Backup copies are deleted within 35 days.',
  delete_2: 'Answers on this device: press "Clear my answers" on the dashboard, or clear this site\'s data in your browser.',
  delete_3:
    'Your whole account: press "Open your data" on the dashboard. There you can download everything we keep as one file, and delete the account. It is then gone from our database at once, with everything in it. Your answers are stored encrypted with a key of your own account, and that key is deleted too. If your email is confirmed, your messages to us are deleted too.',
  delete_4: 'A message you sent us: write to us again with its reference number, and we will delete it.',
  who_title: 'Who sees your data',
  who_1: 'You. Others can see a result only by a link or an email that you made.',
  who_2: 'The people who run this site can reach the computers where the data is stored. They may look only to repair something.',
  who_3: 'We do not sell or share your data. Our emails go through an email service, which can see the address and the text.',
  who_4: 'An artificial intelligence (AI) model gets some of your data only where there is one, and only after you tick its box.',
  child_title: 'Your child',
  child_1: 'Accounts are for adults aged 18 or older who care for the child. Children do not need an account.',
  child_2: 'We do not track children, study their behaviour or show them advertising.',
  child_3:
    "The law asks for a parent's consent before data about a child is used. When you sign up, you agree to this notice. You also tell us that you are 18 or older and that the child is in your care. We do not check this in any other way.",
  rights_title: 'Your rights in India',
  rights_lead:
    'The Digital Personal Data Protection Act 2023 gives you these rights. You can use most of them under "Your data". For the others, write to us.',
  rights_1: 'To be asked in clear words before your data is used, and to withdraw your consent as easily as you gave it.',
  rights_2:
    'To see what we keep, to correct it and to have it erased. There is no button yet to correct an answer in a summary. Please write to us.',
  rights_3:
    'To name a person who can use these rights for you if you cannot. There is no button for this yet. Please write to us.',
  rights_4: 'To be told without delay if your data gets into the wrong hands. We must tell the Data Protection Board too.',
  rights_5:
    'To get an answer to a complaint. If the answer does not satisfy you, you can complain to the Data Protection Board of India.',
  contact_title: 'Questions and complaints',
  contact_1: 'Write to us on the contact page. We will answer within 30 days.',
  contact_link: 'Go to the contact page',
} as const
