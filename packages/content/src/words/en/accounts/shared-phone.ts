/** For families that share a phone: hiding a page, clearing the phone, a PIN. */
export const sharedPhone = {
  pause_title: 'Pause',
  go_on: 'Go on',

  hide_text: 'The crossed-out eye at the top of the page shows a clock instead of the page. Press Go on to return.',
  clear_text:
    'Clearing removes unsent answers and the clips saved here, and signs you out on this device. What is saved in your account stays there.',
  clear_stays:
    'The play history and the comfort settings stay on this device. The names of the children in your account are removed, and their levels, gardens and talk boards are hidden until you sign in again. Players you added here yourself stay, with their names. Games from the Game Creator stay too, unless you tick the box. A game may contain a name.',
  clear_games: 'Also delete the games from the Game Creator',
  games_stay: 'We could not delete the games. Nothing else was cleared. Please try again.',
  clear: 'Clear this device now',
  cleared: 'This device is cleared, and you are signed out here.',
  clips_stay:
    'Your answers are removed from this device. Video clips may still be here. To delete them, clear the data of this site in your browser settings.',

  pin_title: 'A PIN for this device',
  pin_text:
    'Ankur then asks for the PIN each time it is opened, and after you hide a page. The PIN only hides this screen. Someone with computer skills can get past it.',
  pin_new: 'Choose a PIN of 4 to 8 digits',
  pin_bad: 'Enter 4 to 8 digits.',
  pin_set: 'Set the PIN',
  pin_remove: 'Remove the PIN',
  pin_saved: 'The PIN is set on this device.',
  pin_removed: 'The PIN is removed.',
  pin_not_kept: 'This browser could not save the PIN. No PIN is set.',

  pin_label: 'PIN',
  pin_honest: 'It only hides this screen.',
  pin_wrong: 'Wrong PIN. Please try again.',
  pin_forgotten: 'Forgot the PIN? Sign out, then sign in with your password. This removes the PIN.',
  sign_out_here: 'Sign out on this device',
  signed_out_here: 'You are signed out on this device, and the PIN is removed.',
} as const
