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
  short_1: 'Your data is yours. We keep only what a part of Ankur needs to work.',
  short_2: 'No trackers, no advertising, and nothing is loaded from other companies.',
  short_3: 'Your answers stay on your phone until you open a result.',
  short_4: 'You can download all your data, delete each summary, and delete your whole account.',
  kept_title: 'What we keep, why, and how long',
  what: 'What',
  why: 'Why',
  how_long: 'How long',
  account: 'Your account',
  account_what:
    'Your email, and another one while you ask for it. The name you typed, and your password in a form that cannot be read back. Also the version and language of this notice, and when you agreed.',
  account_why: 'So that you can sign in, and only you see your results.',
  account_long: 'As long as your account exists.',
  visits: 'Your sign-ins',
  visits_what:
    'When you signed in, the kind of browser, and the internet address it came from. Failed tries are counted without your name.',
  visits_why: 'To keep you signed in, and to keep others out of your account.',
  visits_long:
    'A sign-in: until you sign out or stay away for 30 days, and 180 days at most. What happened to your account: 180 days.',
  device: 'Answers on your phone',
  device_what:
    'Your answers, the month of birth, the child and the district that you chose if you gave them, your language, your comfort settings and your sign-in. Also the last pages that you read here. Your browser keeps all this.',
  device_why: 'So that you can stop and come back, also without a signal.',
  device_long:
    'Answers: until your result is stored, or until you press "Clear my answers". When you sign out you can remove them too. Language, comfort settings and pages: until you clear the data of this site in your browser.',
  games: 'Games on your phone',
  games_what:
    'The level and the settings of each game. Also on which days a level was played, and whether without help. The games that are built in the Game Creator, how they were before, and their pictures and sounds. Your browser keeps this. A game is sent to us only if you save it to your account.',
  games_why: 'So that a game goes on where it was left, and an adult can see what was played.',
  games_long:
    'Until you press "Delete what was played" on the page for adults, or clear the data of this site in your browser. A game of the Game Creator: until you delete the games under "Games" there, or clear that data.',
  account_games: 'Games in your account',
  account_games_what:
    'The games that you save to your account: their name, their blocks and characters, and when they were saved. Not your own pictures and sounds. If you switch on a link for others: when it ends. The link itself is not kept.',
  account_games_why: 'So that you find a game on your other phones and computers, and others can play it if you want that.',
  account_games_long:
    'A game: until you delete it. It is gone from our database at once, and its link with it. A link: 30 days at most, or until you switch it off.',
  results: 'Your results',
  results_what:
    'Your answers to the questions, your answers to the follow-up questions, the result, the written analysis, the date, and the age of your child if you gave the month of birth. Also who answered, if you say so.',
  results_why: 'So that you can read a result again and show it to a doctor.',
  results_long: 'Until you delete it.',
  children: 'Your children',
  children_what: 'The month of birth, the weeks early and a name or nickname, as far as you gave them. None of it is required.',
  children_why: 'So we can tell if the questions fit the age, and keep the summaries of brothers and sisters apart.',
  children_long: 'Until you delete the child under "Your data". All summaries of that child go with it.',
  videos: 'A video that you send',
  videos_what:
    'The video, for as long as the check takes. After that only a note: when it came, its length and size, and when it was deleted. Also that you agreed.',
  videos_why: 'A program checks whether the video plays. Nobody watches it, and it changes nothing in your summary.',
  videos_long:
    'The video: until the check is over. What was not sent to its end: one day. The note: as long as your account exists.',
  clips: 'Clips on your phone',
  clips_what: 'Clips that you keep here to show to a doctor. Your browser keeps them. They are never sent to us.',
  clips_why: 'So that you have them at hand.',
  clips_long: 'Until you delete them, remove your answers when you sign out, clear this phone, or delete your account.',
  share: 'Summaries that you hand on',
  share_what:
    'For a link: when it ends, how often it was opened, and your yes to it. The link itself is not kept. For a mail with your summary: when you asked, and if it has left. A paper is made when you ask for it, and your district goes along for that paper. Neither is kept.',
  share_why: 'So that a doctor, or someone close, can read what you show them, and you can see and end it.',
  share_long:
    'A link: 30 days at most, or until you end it. A mail: the address and the text until it has left, and that it left for 30 days. All of it goes with the summary.',
  model: 'An AI model',
  model_what:
    'Your yes to it, and what it wrote for a summary. It gets our own lines about your child, which follow from your answers, and no name, date or age.',
  model_why: 'To show you the explanation in other words, because you ticked the box for it.',
  model_long: 'Until you take your yes back or delete the summary.',
  stills: 'Pictures from your video',
  stills_what:
    'Only your yes to it. Where an AI model reads pictures, your browser cuts four from your video. They go to the model, with no name, date or answers. We keep neither the pictures nor what it writes.',
  stills_why: 'To show you a plain description of what can be seen, because you ticked the box for it.',
  stills_long: 'Pictures and description: not at all. Your yes: as long as your account exists.',
  reminder: 'Reminders',
  reminder_what: 'The date, the kind of reminder, its language, and your yes to it.',
  reminder_why: 'To send you a mail on that date, because you ticked the box for it.',
  reminder_long: 'Until you untick the box, delete the summary, or end it by the link in the mail.',
  message: 'Your messages to us',
  message_what:
    'What you wrote on the contact page: your name, your email address, the subject and the text. Also the language of the page, and when we got it.',
  message_why: 'So that we can answer you. The people who run this site read it.',
  message_long:
    '12 months, then it is deleted. Until it is sent, your browser keeps the text while the tab is open. Nobody else sees it there.',
  mail: 'Mails to you',
  mail_what: 'The address and the text of a mail that we send to you, or to the address that you gave for your summary.',
  mail_why:
    'To confirm your address, or a new one. To help you to a new password, and to tell you when it was changed. To give you a copy of a message that you wrote to us.',
  mail_long:
    'Until the mail server has taken it. Then both are removed. How many mails an address got is counted for one day, without the address.',
  log: 'The technical log',
  log_what: 'Which pages and services answered, and which failed. No names, no mail addresses, no answers.',
  log_why: 'To find faults and to notice attacks.',
  log_long: 'One year.',
  delete_title: 'How to delete',
  delete_1:
    'One result: open your dashboard and press Delete beside it. It is gone from our database at once. Backup copies age out within 35 days.',
  delete_2: 'Answers on this phone: press "Clear my answers" on the dashboard. Or clear the data of this site in your browser.',
  delete_3:
    'Your whole account: press "Open your data" on the dashboard. There you get all that we keep as one file. There you can also delete the account. It is gone from our database at once, with everything in it. Messages to us go with it if your email is confirmed.',
  delete_4: 'A message to us: write to us again and name its reference. We delete it.',
  who_title: 'Who sees your data',
  who_1: 'You. Others see a result only by a link or a mail that you made.',
  who_2: 'The people who run this site can reach the computers on which the data lies. They may look only to repair something.',
  who_3: 'We sell nothing and share nothing. Mails go out through a mail service, which sees the address and the text.',
  who_4:
    'An artificial intelligence (AI) model gets something of yours only where there is one, and only after you tick its box.',
  child_title: 'Your child',
  child_1: 'Accounts are for adults of 18 years or older who care for the child. Children need no account.',
  child_2: 'We do not follow children, do not study their behaviour and show them no advertising.',
  child_3:
    'The law asks for the consent of a parent before data about a child is used. At sign-up you tell us that you are 18 or older, and that the child is in your care. We do not check this in any other way.',
  rights_title: 'Your rights in India',
  rights_lead:
    'The Digital Personal Data Protection Act 2023 gives you these rights. Where we have not built the button for one yet, this page says so.',
  rights_1: 'To be asked in clear words before your data is used. To take your yes back in as few steps as you gave it.',
  rights_2: 'To see what we keep, to correct it and to have it erased.',
  rights_3: 'To name a person who may use these rights for you if you cannot.',
  rights_4: 'To be told without delay if your data gets into wrong hands. The Data Protection Board is told too.',
  rights_5:
    'To get an answer to a complaint. If you are not content with it, you can complain to the Data Protection Board of India.',
  contact_title: 'Questions and complaints',
  contact_1: 'Write to us on the contact page. We will answer within 30 days.',
  contact_link: 'To the contact page',
} as const
