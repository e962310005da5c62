/** Tables whose rows sign somebody in, open a link, sign tokens or count tries: none of them outlives a restore. */
export const SHORT_LIVED = [
  'sessions',
  'one_time_tokens',
  'flow_states',
  'report_share_openings',
  'report_shares',
  'project_shares',
  'signing_keys',
  'sign_in_failures',
  'rate_limits',
] as const
