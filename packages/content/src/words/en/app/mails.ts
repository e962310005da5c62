/** The mails of accounts: plain words, and nothing that somebody else typed. */
export const mails = {
  confirm_subject: 'Confirm your email address for Ankur',
  confirm_welcome: 'Welcome to Ankur.',
  confirm_why: 'Please confirm that this is your email address. Open this link, then press the button on the page:',
  confirm_button: 'Confirm my email address',
  confirm_lifetime: 'The link works once, for 24 hours.',
  confirm_code: 'If a page asks for a code, enter {code}. The code works for 10 minutes.',
  confirm_not_you: 'If you did not sign up, you do not need to do anything. Someone may have typed your address by mistake.',
  account_exists_subject: 'You already have an Ankur account',
  account_exists_what:
    'Someone, perhaps you, tried to sign up to Ankur with this email address. You already have an account. Nothing in it was changed.',
  account_exists_sign_in: 'If it was you, sign in. If you have forgotten your password, you can choose a new one there:',
  account_exists_button: 'Sign in',
  account_exists_not_you: 'If it was not you, you do not need to do anything.',
  silent_subject: 'Do you still need your Ankur account?',
  silent_what: 'Nobody has signed in to your Ankur account for 24 months.',
  silent_when: 'If nobody signs in within 3 months, we delete the account and everything in it.',
  silent_keep: 'To keep it, sign in once:',
  silent_let_go: 'If you no longer need it, you do not need to do anything.',
  recovery_subject: 'Choose a new password for your Ankur account',
  recovery_what: 'Someone, perhaps you, asked for a new password for your Ankur account.',
  recovery_how: 'To choose one, open this link and enter it on the page:',
  recovery_button: 'Choose a new password',
  recovery_lifetime: 'The link works once, for one hour. Your old password works until you save a new one.',
  recovery_not_you: 'If you did not ask for this, you do not need to do anything. Your password stays the same.',
  reauthentication_subject: 'Your code for Ankur',
  reauthentication_what: 'Someone who is signed in to your Ankur account wants to change its password.',
  password_changed_subject: 'Your Ankur password was changed',
  password_changed_what: 'The password of your Ankur account has just been changed. You are signed out everywhere else.',
  new_password_not_you: 'If this was not you, do not share the code from any of our emails. Choose a new password now:',
  new_address_subject: 'Confirm your new email address for Ankur',
  new_address_what: 'Someone, perhaps you, wants to use this email address for an Ankur account.',
  new_address_how: 'If it was you, open this link, then press the button on the page:',
  new_address_not_you: 'If it was not you, you do not need to do anything. Someone may have typed your address by mistake.',
  old_address_subject: 'Confirm a new email address for your Ankur account',
  old_address_what: 'Someone who is signed in to your Ankur account wants to change its email address to {address}.',
  old_address_how: 'If it was you, confirm here. We have also emailed the new address, and both must confirm:',
  old_address_button: 'Confirm the new address',
  old_address_not_you: 'If it was not you, do not open the link. Sign in and change your password.',
  address_changed_subject: 'The email address of your Ankur account has changed',
  address_changed_what: 'The email address of your Ankur account is now {address}. We will not email this address again.',
  address_changed_not_you: 'If it was not you, write to us:',
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
  lifetime: 'The code works for 10 minutes, the link once, within one hour.',
  not_you:
    'If it was not you, you need not do anything. Never give this code to anybody, not even to someone who says they are from Ankur.',
} as const

/** Mails about what someone else may have done in an account. */
export const alarmMails = {
  token_reused_subject: 'Someone may have copied your Ankur sign-in',
  token_reused: 'An old sign-in of your Ankur account was used again from another place. To be safe, we signed that device out.',
  new_device_subject: 'New device signed in to your Ankur account',
  new_device: 'Your Ankur account was just opened on a device that we have not seen before.',
  link_made_subject: 'Someone made a link to your report',
  link_made: 'A link that shows a screening report was made in your Ankur account. Whoever has the link can open it.',
  link_opened_subject: 'A link to your report was opened',
  link_opened: 'The link to a screening report that you made was opened for the first time.',
  export_taken_subject: 'Your Ankur data was downloaded',
  export_taken: 'A file with all the data of your Ankur account was downloaded.',
  factor_added_subject: 'A second step was added to your Ankur sign-in',
  factor_added: 'Your Ankur account now also asks for a code from an app when you sign in.',
  factor_removed_subject: 'The second step of your Ankur sign-in was removed',
  factor_removed: 'Your Ankur account no longer asks for a code from an app when you sign in.',
  when_and_where: 'Day: {day}. Browser: {browser}.',
  unknown_browser: 'not known',
  not_you:
    'If it was you, you need not do anything. If it was not you, open your account, sign out the other devices and change your password:',
  button: 'Open my account',
  no_codes: 'Never give anybody a code from our emails.',
} as const

/** The reminder mail: nothing in it tells what Ankur is about to whoever sees the screen. */
export const reminderMails = {
  subject: 'A reminder from Ankur',
  asked: 'You asked us for a reminder.',
  unfinished: 'You started something on Ankur and have not finished it yet. It takes a few minutes.',
  date_has_come: 'It is the date you chose.',
  open: 'Sign in to see it: {link}',
  open_button: 'Open your dashboard',
  why: 'You get this email because someone ticked a box for it in the Ankur account with this address.',
  stop: 'To stop these reminders, open this page and press the button: {link}',
  stop_button: 'Stop reminder emails',
} as const

/** The mail that carries a report. Its subject says nothing of what it is about. */
export const reportMails = {
  report_mail_subject: 'Your saved page',
  report_mail_why: 'Someone asked Ankur to send this page to your address. We delete your address once this email is sent.',
  report_mail_file: 'The attached file has the same page, and a page in English for a doctor.',
  report_mail_not_you: 'If you did not expect this email, you can delete it.',
} as const

/** The mails of the contact form. What the sender typed stands in them as a quotation, and nowhere else. */
export const contactMails = {
  copy_subject: 'Your message to Ankur ({reference})',
  copy_what: 'We have received your message. We will get back to you as soon as possible.',
  copy_reference: 'Your reference number is {reference}. Quote it if you write to us about this message.',
  copy_quote: 'You wrote:',
  copy_kept: 'We keep your message for 12 months. Then we delete it.',
  copy_not_you: 'If you did not write this, you do not need to do anything. Someone may have typed your address by mistake.',
  copy_footer: 'Ankur is free for families of autistic children. We do not send advertising.',
} as const
