/**
 * Errors of the accounts API, with the protocol's own codes and messages.
 *
 * The browser shows these messages unchanged, so the wording is part of the contract and stays English.
 */
export interface AuthError {
  readonly status: number
  readonly code: string
  readonly message: string
}

export const authErrors = {
  // Any request
  bad_json: refusal(400, 'bad_json', 'Could not parse request body as JSON'),
  body_too_large: refusal(413, 'request_entity_too_large', 'Request body too large (max 1048576 bytes)'),
  timeout: refusal(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'),
  not_found: refusal(404, 'not_found', 'Not found'),
  method_not_allowed: refusal(405, 'method_not_allowed', 'Method not allowed'),
  rate_limit: refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
  overloaded: refusal(503, 'overloaded', 'Too many requests at this moment, please retry shortly'),
  unavailable: refusal(503, 'unavailable', 'The service is not available at this moment, please retry shortly'),
  unexpected: refusal(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),

  // Sign-up
  anonymous_disabled: refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  phone_signup_disabled: refusal(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  phone_login_disabled: refusal(400, 'phone_provider_disabled', 'Phone logins are disabled'),
  phone_otp_disabled: refusal(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  password_missing: refusal(400, 'validation_failed', 'Signup requires a valid password'),
  password_too_long: refusal(400, 'validation_failed', 'Password cannot be longer than 1024 characters'),
  both_on_signup: refusal(400, 'validation_failed', 'Only an email address or phone number should be provided on signup.'),
  challenge_incomplete: refusal(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge'),
  challenge_length: refusal(400, 'validation_failed', 'code challenge has to be between 43 and 128 characters'),
  challenge_characters: refusal(
    400,
    'validation_failed',
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ),
  challenge_method: refusal(400, 'validation_failed', 'code_challenge_method must be s256 or plain'),
  email_missing: refusal(400, 'validation_failed', 'An email address is required'),
  email_too_long: refusal(400, 'validation_failed', 'An email address is too long'),
  email_invalid: refusal(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  metadata_too_large: refusal(400, 'validation_failed', 'User metadata cannot be larger than 16384 bytes'),
  signup_disabled: refusal(422, 'signup_disabled', 'Signups not allowed for this instance'),
  user_exists: refusal(422, 'user_already_exists', 'User already registered'),

  // Sign-in
  invalid_login: refusal(400, 'invalid_credentials', 'Invalid login credentials'),
  unsupported_grant: refusal(400, 'invalid_credentials', 'unsupported_grant_type'),
  login_missing: refusal(400, 'validation_failed', 'missing email or phone'),
  both_on_login: refusal(400, 'validation_failed', 'Only an email address or phone number should be provided on login.'),
  email_not_confirmed: refusal(400, 'email_not_confirmed', 'Email not confirmed'),
  banned_login: refusal(400, 'user_banned', 'User is banned'),
  pkce_missing: refusal(400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty'),
  flow_not_found: refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flow_expired: refusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  bad_verifier: refusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
  phone_invalid: refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
  id_token_disabled: refusal(400, 'provider_disabled', 'Provider is not enabled'),
  web3_disabled: refusal(422, 'web3_provider_disabled', 'Web3 provider is disabled'),

  // Token refresh
  refresh_malformed: refusal(400, 'validation_failed', 'Refresh token is not valid'),
  refresh_unknown: refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refresh_used: refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  refresh_banned: refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  session_idle: refusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
  session_aged: refusal(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
  refresh_conflict: refusal(409, 'conflict', 'Too many concurrent token refresh requests on the same session or refresh token'),

  // Bearer tokens
  no_authorization: refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  bad_jwt: refusal(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'),
  missing_sub: refusal(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  bad_sub: refusal(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  bad_session_id: refusal(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID'),
  user_not_found: refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  session_not_found: refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  banned: refusal(403, 'user_banned', 'User is banned'),

  // Mail links and codes
  link_expired: refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
  code_expired: refusal(403, 'otp_expired', 'Token has expired or is invalid'),
  verify_needs_type: refusal(400, 'validation_failed', 'Verify requires a verification type'),
  verify_needs_token: refusal(400, 'validation_failed', 'Verify requires a token or a token hash'),
  verify_needs_one: refusal(400, 'validation_failed', 'Verify requires either a token or a token hash'),
  verify_hash_alone: refusal(400, 'validation_failed', 'Only the token_hash and type should be provided'),
  resend_needs_type: refusal(400, 'validation_failed', 'Missing one of these types: signup, email_change'),

  // The account
  app_metadata: refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges'),
  not_admin: refusal(403, 'not_admin', 'User not allowed'),
  same_password: refusal(422, 'same_password', 'New password should be different from the old password.'),
  current_password_required: refusal(400, 'current_password_required', 'Current password required when setting new password.'),
  current_password_invalid: refusal(400, 'current_password_invalid', 'Current password required when setting new password.'),
  reauthentication_needed: refusal(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  reauthentication_not_valid: refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  reauthentication_unconfirmed: refusal(422, 'email_not_confirmed', 'Please verify your email first.'),
  logout_scope: refusal(400, 'validation_failed', 'Unsupported logout scope'),

  // Unsupported features
  bad_pagination: refusal(400, 'validation_failed', 'Bad Pagination Parameters: a positive whole number is required'),
  admin_user_not_found: refusal(404, 'user_not_found', 'User not found'),
  email_exists: refusal(422, 'email_exists', 'A user with this email address has already been registered'),
  link_type: refusal(400, 'validation_failed', 'Invalid email action link type requested'),
  ban_duration: refusal(400, 'validation_failed', 'invalid format for ban duration'),
  phone_factor_disabled: refusal(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  webauthn_disabled: refusal(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'),
  factor_type: refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'),
  aal2_to_enroll: refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  aal2_to_unenroll: refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  aal2_to_update: refusal(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.'),
  too_many_factors: refusal(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  factor_name_conflict: refusal(422, 'mfa_factor_name_conflict', 'A factor with this friendly name for this user already exists'),
  challenge_not_found: refusal(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'),
  challenge_expired: refusal(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  totp_wrong: refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  factor_malformed: refusal(404, 'validation_failed', 'factor_id must be an UUID'),
  factor_not_found: refusal(404, 'mfa_factor_not_found', 'Factor not found'),
  saml_disabled: refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  passkeys_disabled: refusal(404, 'passkey_disabled', 'Passkeys are disabled'),
  oauth_server_disabled: refusal(404, 'feature_disabled', 'OAuth server is disabled'),
  custom_providers_disabled: refusal(404, 'feature_disabled', 'Custom OAuth providers are disabled'),
  linking_disabled: refusal(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  unsupported_provider: refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
} as const satisfies Record<string, AuthError>

function refusal(status: number, code: string, message: string): AuthError {
  return { status, code, message }
}
