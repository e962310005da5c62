/** What every page of the app may say: waiting, connection, the ways on. */
export const app = {
  loading: 'Loading...',
  loading_long: 'This is taking longer than usual.',
  try_again: 'Try again',
  load_part: 'Load this part',
  offline: 'You are offline. Games and saved answers still work.',
  online_again: 'You are online again.',
  page_not_loaded: 'We could not load this page.',
  reload: 'Reload',
  home: 'Home',
  hide_page: 'Hide this page',
  shared_phone: 'If you share this device',
} as const
