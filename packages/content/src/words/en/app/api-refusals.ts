/** What programs may be refused for and pages never are: no page loads it, and one that is refused says its general sentence. */
export const apiRefusals = {
  bad_json: 'Something went wrong. Reload the page and try again.',
  unsupported_media_type: 'Something went wrong. Reload the page and try again.',
  method_not_allowed: 'This is not possible here.',
  play_consent_missing: 'Please tick the box to agree first.',
  model_consent_missing: 'Please tick the box to agree to the AI model first.',
  no_reminder: 'There is no reminder to set here.',
} as const
