/** Why a link to a summary does not open at once, by permanent code. Only the page of such links loads it. */
export const shareRefusals = {
  share_pin_missing: 'This link asks for a PIN.',
  share_pin_wrong: 'This PIN is not right.',
  share_opens_once: 'This link opens only once.',
} as const
