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

/** Names with a space between. Browsers lack the Punjabi ones, so no page may ask them. Apart, as most pages need months only. */

/** From January. */
export const months = 'January February March April May June July August September October November December'
/** From Sunday, as Date counts. */
export const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'
/** From midnight, 4, 12, 16 and 20 o'clock on, as people name the parts of a day, and how a time is said. */
export const clock = { parts: 'am am pm pm pm', time: '{time} {part}' } as const

/** Every success and error sentence the product can say, by its permanent code. */
export const notices = {
  error_title: 'Error',
  unexpected: 'An unexpected error occurred',
  unexpected_help: 'Nothing you typed or answered is lost. Wait a moment and try again.',
  unexpected_application_error: 'Unexpected Application Error!',
  saved_work_is_safe: 'Your saved work is safe.',
  no_network: 'No connection to Ankur.',
  no_network_help: 'Check your signal and try again. Your answers are saved on this device.',
  passwords_differ: 'Passwords do not match',
  account_created: 'Account created successfully! You can now sign in.',
  account_created_confirm: 'Open the link in the mail first.',
  signed_in: 'Signed in successfully!',
  signed_out_here_only: 'You are signed out on this device. Other devices may still be signed in.',
  session_ended: 'You were signed out. Please sign in again. Your answers are saved on this device.',
  incomplete_test_title: 'Incomplete Test',
  incomplete_test: 'Please complete all questions before viewing results.',
  analysis_failed: 'Failed to generate analysis. Please try again.',
  analysis_failed_help: 'Your answers are saved on this device.',
  // Codes of the server, outside the accounts protocol.
  bad_request: 'Something went wrong. Reload the page and try again.',
  body_too_large: 'This is too large to send.',
  not_found: 'We could not find that.',
  no_session: 'Please sign in again.',
  wrong_user: 'These answers belong to another account on this device.',
  second_step_missing: 'Your account asks for a second step. Sign in again and enter the code from your app.',
  invalid_answers: 'We could not read your answers. Please check them and try again.',
  invalid_input: 'We could not read some of what you entered. Please check it and try again.',
  too_many_requests: 'Too many attempts. Please try again later.',
  overloaded: 'Ankur is very busy. Please try again in a minute.',
  data_unreadable: "We cannot open your family's data right now. You lose nothing by waiting. Please try again later.",
  unavailable: 'Ankur is not available right now. Please try again soon.',
  analysis_unavailable: 'We cannot make your summary right now. Nothing was stored. Please try again.',
  other_questions: 'The questions have changed. Your answers belong to the earlier version.',
  birth_month_known: 'This summary already has a month of birth. It can be added only once.',
  report_not_yet: 'Please answer the follow-up questions first. The report is ready after that.',
  no_follow_up: 'This summary has no follow-up questions.',
  follow_up_expired:
    'The time to answer these questions has ended. Please take your answers to a child specialist (paediatrician).',
  wrong_question: 'These are not the questions for this summary. Please reload the page.',
  too_many_children: 'You have reached the limit of children for one account.',
  unexpected_failure: 'Something went wrong on our side. Please try again.',
  language_not_loaded: 'We could not load this language. Check your signal and try again.',
  timed_out: 'This took too long. Please try again.',
  // What the accounts protocol's codes mean, in our words; its own message is folded below them.
  provider_said: 'Message from the sign-in service (in English)',
  auth_invalid_credentials: 'The email or password is not correct. Check both and try again.',
  auth_email_not_confirmed: 'First open the link in the email we sent you. Then sign in.',
  auth_user_banned: 'This account is closed. If you think this is a mistake, write to us.',
  auth_weak_password: 'Choose another password: at least 6 characters and not a common one.',
  auth_validation_failed: 'Please check the email and the password.',
  auth_user_already_exists: 'This email already has an account. Sign in instead.',
  auth_signup_disabled: 'New accounts cannot be created right now.',
  auth_otp_expired: 'This link has expired or was already used. Sign in, or choose "Forgot Password?".',
  auth_over_request_rate_limit: 'Too many attempts. Please wait a little and try again.',
  auth_over_email_send_rate_limit: 'You have asked for too many emails. Please wait a little and try again.',
  auth_session_not_found: 'You were signed out. Please sign in again.',
  auth_unexpected_failure: 'Something went wrong on our side. Please try again.',
  auth_other: 'That did not work. Please try again.',
} as const

/** What programs may be refused for and pages never are: no page loads it, and one that is refused says its general sentence. */
export const apiRefusals = {
  bad_json: 'Something went wrong. Reload the page and try again.',
  unsupported_media_type: 'Something went wrong. Reload the page and try again.',
  method_not_allowed: 'This is not possible here.',
  play_consent_missing: 'Please tick the box to agree first.',
  model_consent_missing: 'Please tick the box to agree to the AI model first.',
  no_reminder: 'There is no reminder to set here.',
} as const
