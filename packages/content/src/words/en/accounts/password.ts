/** A forgotten password, a new one in the place of one that is known, and another email. */
export const password = {
  forgot_title: 'Forgot your password?',
  forgot_lead: 'Enter your email. We will send you a link to choose a new password.',
  send_mail: 'Send the email',
  sending_mail: 'Sending...',
  send_again: 'Send the email again',
  mail_title: 'Check your email',
  mail_sent: 'If there is an account with this address, we have sent an email to it.',
  mail_works:
    'The link works for one hour and the code for 10 minutes. You can ask for one email a minute, and up to five a day.',
  mail_spam: 'Check your spam folder too.',
  /** In place of `mail_sent` where no mail leaves. */
  mail_kept:
    "No mail server is set up here, so no email leaves. If there is an account with this address, the email is in this computer's mailbox.",
  have_code: 'I have a code',
  refused_email: 'Please check the email address.',

  reset_title: 'Choose a new password',
  reset_lead: 'Enter a new password and save it.',
  reset_lead_for: 'Enter a new password for {email} and save it.',
  code_lead: 'Enter the code from the email and a new password.',
  code: 'Six-digit code',
  code_hint: 'It is in the email we sent you.',
  second_lead:
    'Your account has a second step. Enter the code from your authenticator app, or one of your recovery codes. Then your new password is saved.',
  new_password: 'New password',
  save: 'Save new password',
  saving: 'Saving...',
  saved: 'Your new password is saved.',
  others_out: 'Your other phones and computers are signed out.',
  expired: 'This link no longer works',
  expired_help: 'It has expired or was already used. Ask for a new email.',
  ask_again: 'Ask for a new email',
  refused_code: 'The code is wrong or has expired. Check it, or ask for a new email.',
  refused_same: 'This is already your password. Choose another one.',
  refused_session: 'To do this, ask for a new email, or change your password under "Your data" with your current password.',

  current_password: 'Current password',
  refused_current_missing: 'Enter your current password too.',
  refused_old_session: 'Sign out and sign in again. After that you have ten minutes to do this.',
  refused_current_wrong: 'The current password is not correct. Nothing was changed.',
  wait_seconds: 'Too many attempts. Try again in {n} seconds.',
  wait_minutes: 'Too many attempts. Try again in {n} minutes.',

  confirm_send: 'Send the confirmation email',
  confirm_sent: 'Check the inbox of {email}. Open our email and press the button in it.',

  mail_language: 'Language for our emails',
  save_name: 'Save',
  name_saved: 'Saved.',

  email_now: 'Your email is now {email}.',
  new_email: 'New email',
  email_password_hint: 'Needed if you signed in more than ten minutes ago.',
  email_messages_stay: 'Messages you sent from the contact page stay under the old email.',
  ask_for_email: 'Change my email',
  email_sent_new:
    'Check the inbox of {email}. Open our email and press the button in it. Until then your email is still {before}.',
  email_sent_both:
    'We have emailed {email} and {before}. Open both emails and press the button in each. Until then your email is still {before}.',
  email_again: 'You asked to change your email before. Please ask again.',
  email_half: 'Thank you. Now open the email we sent to your other address, and press the button in it too.',
} as const
