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
