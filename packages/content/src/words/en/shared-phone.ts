/** For families that share a phone: hiding a page, clearing the phone, a PIN. */
export const sharedPhone = {
  pause_title: 'Pause',
  go_on: 'Go on',

  hide_text: 'The crossed-out eye at the top of the page shows a clock instead of the page. Go on brings it back.',
  clear_text:
    'Clearing removes answers that are not sent yet and the clips kept here. It also signs you out on this phone. What is saved in your account stays there.',
  clear_stays:
    'What was played and the comfort settings stay on this phone. Games from the Game Creator stay too, unless you tick the box. A game may hold a name.',
  clear_games: 'Also delete the games from the Game Creator',
  games_stay: 'The games could not be deleted. Nothing else was cleared. Please try again.',
  clear: 'Clear this phone now',
  cleared: 'This phone is cleared, and you are signed out here.',

  pin_title: 'A PIN on this phone',
  pin_text:
    'Ankur then asks for the PIN when it is opened anew, and after hiding. The PIN hides this screen only. Somebody who knows computers can get past it.',
  pin_new: 'Choose a PIN of 4 to 8 digits',
  pin_bad: 'Type 4 to 8 digits.',
  pin_set: 'Set the PIN',
  pin_remove: 'Remove the PIN',
  pin_saved: 'The PIN is set on this phone.',
  pin_removed: 'The PIN is removed.',
  pin_not_kept: 'This browser could not keep the PIN. No PIN is set.',

  pin_label: 'PIN',
  pin_honest: 'It hides this screen only.',
  pin_wrong: 'This is not the PIN. Please try again.',
  pin_forgotten: 'Forgot the PIN? Sign out, then sign in with your password. The PIN is then gone.',
  sign_out_here: 'Sign out on this phone',
  signed_out_here: 'You are signed out on this phone, and the PIN is gone.',
} as const
