/** The mails of accounts: plain words, and nothing that somebody else typed. */
export const mails = {
  confirm_subject: 'Confirm your email address for Ankur',
  confirm_welcome: 'Welcome to Ankur.',
  confirm_why: 'Please confirm that this is your email address. Open this link and press the button on the page:',
  confirm_button: 'Confirm my email address',
  confirm_lifetime: 'The link works once, for 24 hours.',
  confirm_code: 'If a page asks for a code, enter {code}. The code works for 10 minutes.',
  confirm_not_you: 'If you did not sign up, you can ignore this email. Someone may have typed your address by mistake.',
  account_exists_subject: 'You already have an Ankur account',
  account_exists_what:
    'Someone, perhaps you, tried to sign up for Ankur with this email address. You already have an account, and nothing in it has changed.',
  account_exists_sign_in:
    'If this was you, sign in. If you have forgotten your password, you can choose a new one on the same page:',
  account_exists_button: 'Sign in',
  account_exists_not_you: 'If this was not you, you can ignore this email.',
  silent_subject: 'Do you want to keep your Ankur account?',
  silent_what: 'You have not signed in to your Ankur account for 24 months.',
  silent_when: 'If you do not sign in within 3 months, we will delete your account and everything in it.',
  silent_keep: 'To keep it, sign in once:',
  silent_let_go: 'If you no longer need it, you do not have to do anything.',
  recovery_subject: 'Choose a new password for your Ankur account',
  recovery_what: 'Someone, perhaps you, asked for a new password for your Ankur account.',
  recovery_how: 'To choose one, open this link and enter it on the page:',
  recovery_button: 'Choose a new password',
  recovery_lifetime: 'The link works once, for one hour. Your old password works until you save a new one.',
  recovery_not_you: 'If you did not ask for this, you can ignore this email. Your password stays the same.',
  reauthentication_subject: 'Your code for Ankur',
  reauthentication_what: 'Someone who is signed in to your Ankur account wants to change its password.',
  password_changed_subject: 'Your Ankur password was changed',
  password_changed_what: 'The password of your Ankur account has just been changed. You are signed out everywhere else.',
  new_password_not_you: 'Do not share codes from our emails with anyone. If this was not you, choose a new password now:',
  new_address_subject: 'Confirm your new email address for Ankur',
  new_address_what: 'Someone, perhaps you, wants to use this email address for an Ankur account.',
  new_address_how: 'If this was you, open this link and press the button on the page:',
  new_address_not_you: 'If this was not you, you can ignore this email. Someone may have typed your address by mistake.',
  old_address_subject: 'Confirm the new email address for your Ankur account',
  old_address_what: 'Someone who is signed in to your Ankur account wants to change its email address to {address}.',
  old_address_how: 'If this was you, confirm here. We have also sent an email to the new address. Please confirm in both emails:',
  old_address_button: 'Confirm the new email address',
  old_address_not_you: 'If this was not you, do not open the link. Sign in and change your password.',
  address_changed_subject: 'The email address of your Ankur account has changed',
  address_changed_what: 'The email address of your Ankur account is now {address}. We will not email this address again.',
  address_changed_not_you: 'If this was not you, write to us:',
  address_changed_button: 'Write to us',
  footer: 'Ankur is free for families of autistic children. This email is about your account. We do not send advertising.',
} as const

/** The mail with a code to sign in without a password. */
export const signInMails = {
  subject: 'Your code to sign in to Ankur',
  what: 'Someone, perhaps you, wants to sign in to your Ankur account with a code.',
  code: 'Your code is {code}. Enter it on the sign-in page.',
  or_link: 'Or open this link on the device where you want to sign in:',
  button: 'Sign in',
  lifetime: 'The code works for 10 minutes. The link works once, for one hour.',
  not_you:
    'If this was not you, you can ignore this email. Never share this code with anyone, even if they say they are from Ankur.',
} as const

/** Mails about what someone else may have done in an account. */
export const alarmMails = {
  token_reused_subject: 'Someone else may have used your Ankur account',
  token_reused: 'Someone used an old sign-in to your Ankur account from another place. To be safe, we signed that device out.',
  new_device_subject: 'A new device signed in to your Ankur account',
  new_device: 'Your Ankur account was just opened on a device that we have not seen before.',
  link_made_subject: 'A link to your report was created',
  link_made: 'Someone created a link to a screening report in your Ankur account. Anyone with the link can read the report.',
  link_opened_subject: 'Someone opened the link to your report',
  link_opened: 'Someone opened the link to your screening report for the first time.',
  export_taken_subject: 'Your Ankur data was downloaded',
  export_taken: 'A file with all the data of your Ankur account was downloaded.',
  factor_added_subject: 'Your Ankur account now has a second sign-in step',
  factor_added: 'You now also need a code from your authenticator app to sign in.',
  factor_removed_subject: 'Your Ankur account no longer has a second sign-in step',
  factor_removed: 'You no longer need a code from your authenticator app to sign in.',
  when_and_where: 'Date: {day}. Browser: {browser}.',
  unknown_browser: 'not known',
  not_you:
    'If this was you, you do not have to do anything. If it was not, open your account, sign out all other devices and change your password:',
  button: 'Open my account',
  no_codes: 'Never share a code from our emails with anyone.',
} as const

/** The reminder mail: nothing in it tells what Ankur is about to whoever sees the screen. */
export const reminderMails = {
  subject: 'A reminder from Ankur',
  asked: 'You asked us for a reminder.',
  unfinished: 'You started something on Ankur and have not finished it yet. It takes a few minutes.',
  date_has_come: 'The date you chose has come.',
  open: 'Sign in to see it: {link}',
  open_button: 'Open your dashboard',
  why: 'You are getting this email because someone asked for reminders in the Ankur account with this email address.',
  stop: 'To stop these reminders, open this page and press the button: {link}',
  stop_button: 'Stop reminder emails',
} as const

/** The mail that carries a report. Its subject says nothing of what it is about. */
export const reportMails = {
  report_mail_subject: 'Your saved page',
  report_mail_why: 'Someone asked Ankur to send you this page. We delete your email address as soon as this email has been sent.',
  report_mail_file: 'The attached file has the same page, and a page in English for a doctor.',
  report_mail_not_you: 'If you did not expect this email, you can delete it.',
} as const

/** The mails of the contact form. What the sender typed stands in them as a quotation, and nowhere else. */
export const contactMails = {
  copy_subject: 'Your message to Ankur ({reference})',
  copy_what: 'We have received your message. We will get back to you as soon as possible.',
  copy_reference: 'Your reference number is {reference}. Please mention it if you write to us about this message.',
  copy_quote: 'You wrote:',
  copy_kept: 'We keep your message for 12 months. Then we delete it.',
  copy_not_you: 'If you did not send this message, you can ignore this email. Someone may have typed your address by mistake.',
  copy_footer: 'Ankur is free for families of autistic children. We do not send advertising.',
} as const

// Besides mails: papers, and pages for forms sent without script.
export { places } from '../places/places.ts'
export { reportPages } from '../reports/reports.ts'
export { history } from '../screening/history.ts'
export { contact, contactRefusals } from '../site/contact.ts'
export { notices } from './app.ts'
