/** What a visitor's message is refused for, by permanent code. The contact page alone loads it. */
export const contactRefusals = {
  invalid_message: 'Please check the marked boxes.',
  first_name_missing: 'Enter your first name.',
  first_name_too_long: 'Your first name can have up to 100 characters.',
  last_name_missing: 'Enter your last name.',
  last_name_too_long: 'Your last name can have up to 100 characters.',
  email_missing: 'Enter your email address.',
  email_invalid: 'Check your email address. It should look like name@example.org.',
  subject_missing: 'Enter a subject.',
  subject_too_long: 'The subject can have up to 200 characters.',
  message_missing: 'Enter your message.',
  message_too_long: 'Please shorten your message. The limit is 5,000 characters.',
} as const
