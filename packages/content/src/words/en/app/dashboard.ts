/** The signed-in home: the screening card, earlier summaries, what the screening is. */
export const dashboard = {
  title: 'Your dashboard',
  welcome: 'Welcome, {name}',
  sign_out: 'Sign Out',
  sign_out_everywhere: '"Sign Out" signs you out on all your devices.',
  sign_out_here: 'Sign out only on this device',
  remove_answers: 'Also remove answers from this device',
  children_hidden:
    "Your children's names are removed here. Their levels, gardens and talk boards stay on this device, hidden until you sign in again.",

  begin_title: 'Check early signs',
  begin_lead: '{count} yes or no questions for children of {from} to {to} months. You can stop at any time.',
  continue_title: 'Continue the screening',
  continue_lead: 'You have answered {answered} of {count} questions. You can stop again at any time.',
  complete_lead: 'You have answered all {count} questions. Look at them once more, then see your summary.',
  continue_at: 'Continue at question {n}',
  review_answers: 'Look at my answers',
  begin: 'Begin the Screening',
  clear: 'Clear my answers',
  clear_title: 'Clear all answers ({answered})?',
  clear_text: 'They are removed from this device. This cannot be undone.',
  clear_yes: 'Clear answers',
  clear_no: 'Keep answers',
  cleared: 'Your answers are cleared from this device.',
  progress: 'Screening progress',
  progress_value: '{answered} of {count} answered',

  stored_title: 'What is kept',
  stored:
    'Your answers and the month of birth stay on this device until you open your summary. Then we store them in your account with the result. You can read it again and show it to a doctor. They stay there until you delete them. Others can see them only if you share them.',

  about_title: 'About the screening',

  games: 'Games in your account',
  data_title: 'Your data',
  data_lead: 'See the data we keep, download it, or delete your account.',
  data_open: 'Open your data',
  for_child: 'For {child}',
  talk_board: 'Talk board',
  play_games: 'Play a game',
  read_articles: 'Read and learn',
} as const

/** What the screening is, in a fold of the dashboard: loaded when it is opened. */
export const aboutScreening = {
  questions: '{count} yes or no questions',
  minutes: '5-10 minutes, with no time limit',
  analysis: 'AI analysis',
  analysis_line: 'Written from fixed sentences. No AI model is in use here. Not yet checked by a clinician.',
  diagnosis: 'Information only. It is not a diagnosis.',
} as const
